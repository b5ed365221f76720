/** Runs every command in package.json as a process. */
import { commands, testCommands } from './commands.ts';

testCommands(commands);
