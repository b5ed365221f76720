/** Compares two documents: `tsx diff-pair.ts <base> <head>` prints elapsed time, CPU time and memory use as JSON. */
import { readFileSync } from 'node:fs';
import { diffDocuments } from '../../scripts/diff/diff-documents.ts';
import type { JsonObject } from '../../scripts/model/document.ts';

const [base = '', head = ''] = process.argv.slice(2).map((file) => readFileSync(file, 'utf8'));
const start = performance.now();
const spent = process.cpuUsage();
const changes = diffDocuments(JSON.parse(base) as JsonObject, JSON.parse(head) as JsonObject).length;
const milliseconds = performance.now() - start;
const { user, system } = process.cpuUsage(spent);
const megabytes = process.resourceUsage().maxRSS / 1024;
console.log(JSON.stringify({ changes, milliseconds, processor: (user + system) / 1000, megabytes }));
