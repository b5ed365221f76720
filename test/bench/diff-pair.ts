/** Compares two documents: `tsx diff-pair.ts <base> <head>` prints CPU time and memory use as JSON. */
import { readFileSync } from 'node:fs';
import { diffDocuments } from '../../scripts/diff/diff-documents.ts';
import type { JsonObject } from '../../scripts/model/document.ts';

const [base = '', head = ''] = process.argv.slice(2).map((file) => readFileSync(file, 'utf8'));
const spent = process.cpuUsage();
const changes = diffDocuments(JSON.parse(base) as JsonObject, JSON.parse(head) as JsonObject).length;
const { user, system } = process.cpuUsage(spent);
const milliseconds = (user + system) / 1000;
console.log(JSON.stringify({ changes, milliseconds, megabytes: process.resourceUsage().maxRSS / 1024 }));
