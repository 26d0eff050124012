import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import readWorkbook from 'read-excel-file/node';

/** Reads the workbook that it is given the path of, and sends what its sheets hold. */
const sheets = await readWorkbook(await readFile(String(workerData)));
parentPort?.postMessage(sheets.map(({ sheet, data }) => ({ name: sheet, rows: data })));
