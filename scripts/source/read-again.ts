/**
 * File below the folder of the spec with the passages that a person has not read again since a service has shown more, one
 * a line. The contract check writes it.
 */
export const READ_AGAIN = 'read-again.txt';
