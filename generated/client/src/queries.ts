// Made from the bundled description by `npm run build`. Do not edit.

/** Query of `listAllocationPayments`. */
export interface ListAllocationPaymentsQuery {
  /**
   * Page number, starting at 1. Defaults to 1.
   *
   * Unknown (GAP-043): It isn't documented how the service responds to a `page` below 1, or to a `page` or `per_page` that isn't a number.
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
   * Unknown (GAP-035): Only the range of `per_page` is documented for `listFields`. Its default isn't, and neither are the operation's other parameters, its records or its errors.
   *
   * Unknown (GAP-043): It isn't documented how the service responds to a `page` below 1, or to a `page` or `per_page` that isn't a number.
   *
   * At least 1.
   */
  page?: number | undefined;
  /**
   * Maximum number of records per page, from 1 to 500.
   *
   * Unknown (GAP-035): Only the range of `per_page` is documented for `listFields`. Its default isn't, and neither are the operation's other parameters, its records or its errors.
   *
   * At least 1, at most 500.
   */
  per_page?: number | undefined;
}
