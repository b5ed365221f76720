// @ts-check
/**
 * Option of Node for a process that ends after a few seconds: it runs most of its code too few times for V8's
 * optimizing compiler to pay. With the default of a tenth of this, that compiler takes a fifth of a build's processor
 * time.
 */
export const shortLived = '--interrupt-budget=600000';
