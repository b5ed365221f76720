/** Everything below this path is the mock's own. */
export const adminPath = '/__mock';
