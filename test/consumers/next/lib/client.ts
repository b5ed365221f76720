import { GrantManagement } from '@grant-management/client';

/** A client for one request, so that requests don't wait for each other. */
export function connect(): GrantManagement {
  return new GrantManagement({
    baseUrl: process.env['GRANT_MANAGEMENT_URL'] ?? process.env['GRANT_MANAGEMENT_MOCK_URL'] ?? '',
    apiKey: process.env['GRANT_MANAGEMENT_KEY'] ?? '',
  });
}
