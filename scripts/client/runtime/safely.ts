/** The outcome of a call, or its error, without throwing. */
export async function safely<T extends object>(
  outcome: Promise<T>,
): Promise<({ readonly ok: true } & T) | { readonly ok: false; readonly error: unknown }> {
  try {
    return { ok: true, ...(await outcome) };
  } catch (error) {
    return { ok: false, error };
  }
}
