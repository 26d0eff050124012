import { parentPort, workerData } from 'node:worker_threads';
import { runBackupTask, type BackupTask } from './tasks.ts';

/** Worker thread: a backup or a drill, beside the requests. */
parentPort?.postMessage(await runBackupTask(workerData as BackupTask));
