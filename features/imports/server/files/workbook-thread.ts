import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import readWorkbook from 'read-excel-file/node';

/** Worker thread: reads the workbook at the given path and posts the content of its sheets. */
const sheets = await readWorkbook(await readFile(String(workerData)));
parentPort?.postMessage(sheets.map(({ sheet, data }) => ({ name: sheet, rows: data })));
