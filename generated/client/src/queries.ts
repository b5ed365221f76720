// Made from the bundled description by `npm run build`. Do not edit.

/** Query of `listAllocationPayments`. */
export interface ListAllocationPaymentsQuery {
  /**
   * Page number, starting at 1. Defaults to 1.
   *
   * Unknown (GAP-043): What a `page` below 1, or one that isn't a number, returns isn't documented.
   *
   * At least 1, default 1.
   */
  page?: number | undefined;
  /**
   * Maximum number of records per page, from 1 to 100. Defaults to 10. A value outside the range returns 400.
   *
   * At least 1, at most 100, default 10.
   */
  per_page?: number | undefined;
}

/** Query of `listFields`. */
export interface ListFieldsQuery {
  /**
   * Page number, starting at 1.
   *
   * Unknown (GAP-035): Of the list of fields, only the range of the page size is documented: not its default, other parameters, records or errors.
   *
   * Unknown (GAP-043): What a `page` below 1, or one that isn't a number, returns isn't documented.
   *
   * At least 1.
   */
  page?: number | undefined;
  /**
   * Maximum number of records per page, from 1 to 500.
   *
   * Unknown (GAP-035): Of the list of fields, only the range of the page size is documented: not its default, other parameters, records or errors.
   *
   * At least 1, at most 500.
   */
  per_page?: number | undefined;
}
