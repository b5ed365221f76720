/**
 * Every line of interface.md sorted into what carries facts and what does not. The document is not part of the
 * repository, so its lines are listed by number. Together the lists name each line exactly once.
 */

/** Reads `1 3-5` as [1, 3, 4, 5]. */
export function linesOf(ranges: string): number[] {
  return ranges.split(/\s+/).flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/** Number of lines of interface.md. */
export const LINE_COUNT = 435;

/** Lines that state at least one fact. Headings that give a method and a path or a count are among them. */
export const FACT_LINES: readonly number[] = linesOf(
  `
  1 3 6-10 14 16-41 44-47 55-58 60-63 69-73 75 79 81 83-94 96 100 102 104-120 122 126 128-141 143 147 149-154 156
  158 160-165 169 171 173-186 188 190 192-195 199 201-208 212 214-222 226 228 230-231 235-238 244 246 250 252 256
  258 262 264 266 268 272-276 278 280 284-287 289 291 295-297 300-303 305 307 309 311 313-317 319 321 323 325 327
  329 331 333 335 339-340 344-350 354 356 360-369 371 373 376-379 383 385 387-389 391 393 395-401 404-405 411-414
  417-418 422-423 429-435
`.trim(),
);

const COLUMNS = 'names the columns of a table whose rows carry the facts';
const LEAD_IN = 'leads in a list whose items carry the facts';

/** Lines of text that state none, with the reason. */
export const FACTLESS_LINES: readonly { readonly line: number; readonly why: string }[] = [
  ...[5, 43, 124, 299, 375, 403, 416, 425].map((line) => ({ line, why: LEAD_IN })),
  ...[53, 67, 270, 282, 293, 358, 409, 427].map((line) => ({ line, why: COLUMNS })),
];

/** Headings that only name their section. */
export const HEADINGS: readonly number[] = linesOf(
  '12 49 51 65 77 98 145 167 197 210 224 233 240 242 248 254 260 337 342 352 381 407 420',
);

/** Separators between the head and the rows of a table. */
export const SEPARATORS: readonly number[] = linesOf(
  '54 68 82 103 127 148 159 172 191 200 213 229 271 283 294 312 359 386 394 410 428',
);

/** Blank lines. */
export const BLANKS: readonly number[] = linesOf(
  `
  2 4 11 13 15 42 48 50 52 59 64 66 74 76 78 80 95 97 99 101 121 123 125 142 144 146 155 157 166 168 170 187 189
  196 198 209 211 223 225 227 232 234 239 241 243 245 247 249 251 253 255 257 259 261 263 265 267 269 277 279 281
  288 290 292 298 304 306 308 310 318 320 322 324 326 328 330 332 334 336 338 341 343 351 353 355 357 370 372 374
  380 382 384 390 392 402 406 408 415 419 421 424 426
`.trim(),
);
