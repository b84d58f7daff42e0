/**
 * The npm settings that child processes need: how to reach the registry. The others (script name,
 * package, npm's own folders) describe the npm that started us and mislead pnpm.
 */
const registrySettings =
  /^npm_config_(registry|userconfig|cafile|strict_ssl|https?_proxy|proxy|noproxy)$/i;

/**
 * The environment for the programs that the bootstrap starts.
 *
 * @param {NodeJS.ProcessEnv} inherited
 * @param {string[]} folders put in front of PATH, the first one first
 * @returns {NodeJS.ProcessEnv}
 */
export function childEnvironment(inherited, folders) {
  const entries = Object.entries(inherited).filter(
    ([name]) => !/^npm_/i.test(name) || registrySettings.test(name),
  );
  const path = entries.find(([name]) => name.toUpperCase() === 'PATH') ?? ['PATH', ''];
  const separator = process.platform === 'win32' ? ';' : ':';
  return {
    ...Object.fromEntries(entries),
    [path[0]]: [...folders, path[1]].filter(Boolean).join(separator),
  };
}
