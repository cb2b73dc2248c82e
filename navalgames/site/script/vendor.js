// What a page needs of Jupyter's widgets and of anywidget, bundled once: no more than boxes among the controls.
import * as base from "@jupyter-widgets/base";
import { ManagerBase } from "@jupyter-widgets/base-manager";
import * as boxes from "@jupyter-widgets/controls/lib/widget_box";
import { Widget } from "@lumino/widgets";
import anywidgetOn from "anywidget-front";

const anywidget = anywidgetOn(base);
export { ManagerBase, Widget, anywidget, base, boxes };
