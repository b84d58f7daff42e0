import fs from 'node:fs';

/** Bytes without which the embedded database can soon write no more: two files of its log. */
const leastRoom = 32 * 1024 * 1024;

/** Whether the disk of the directory has no room left for the embedded database. */
export async function isFull(directory: string): Promise<boolean> {
  const { bavail, bsize } = await fs.promises.statfs(directory);
  return bavail * bsize < leastRoom;
}
