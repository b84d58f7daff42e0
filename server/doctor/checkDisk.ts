import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { remarksAbout, wordsOf, type Remark } from './rules/remark.ts';

const { well, note, trouble } = remarksAbout('Disk');
const gigabyte = 1e9;
const leastBytes = 0.2 * gigabyte;

/** Free space in the folders that the server writes to, and whether it can write. */
export async function checkDisk(folders: Readonly<Record<string, string>>): Promise<Remark[]> {
  return await Promise.all(
    Object.entries(folders).map(async ([setting, folder]) => {
      try {
        await access(folder, constants.W_OK);
        const { bavail, bsize } = await statfs(folder);
        const free = bavail * bsize;
        const words = `${(free / gigabyte).toFixed(1)} GB are free for ${setting} (${folder})`;
        if (free < leastBytes) return trouble(`Only ${words}: make room.`);
        return free < gigabyte ? note(`Only ${words}: make room soon.`) : well(`${words}.`);
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
          return note(`${setting} (${folder}) is not there yet: the first start makes it.`);
        return trouble(`${setting} (${folder}) cannot be used by this user: ${wordsOf(error)}.`);
      }
    }),
  );
}
