/** Everything below this path is the mock's own. */
export const adminPath = '/__mock';

/** Whether a path is the mock's own. */
export function isAdminPath(path: string): boolean {
  return path === adminPath || path.startsWith(`${adminPath}/`);
}
