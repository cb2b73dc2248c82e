// Runs a Python script in Pyodide under Node, in a folder of this machine: node run.mjs RUNTIME SCRIPT FOLDER
// Knows Pyodide. Must not know what the script does; it finds the folder at /folder.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [, , runtime, script, folder] = process.argv;
const { loadPyodide } = await import(pathToFileURL(`${runtime}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${runtime}/` });
python.FS.mkdirTree("/folder");
python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, "/folder");
try {
  await python.runPythonAsync(readFileSync(script, "utf8"));
} catch (failure) {  // Node would print the whole of Pyodide beside it
  console.error(failure.message);
  process.exitCode = 1;
}
