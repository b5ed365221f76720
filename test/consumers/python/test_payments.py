"""Against the mock, which `npm test` starts and whose address is in the environment."""

import json
import os
import unittest
import urllib.error
import urllib.request

from payments import read, totals

URL = os.environ["GRANT_MANAGEMENT_MOCK_URL"]


class Payments(unittest.TestCase):
    def test_every_page_is_summed_up(self):
        with urllib.request.urlopen(URL + "/__mock/state") as response:
            records = json.load(response)["data"]["allocation-payment"]
        expected = {}
        for record in records:
            expected[record["currency"]] = expected.get(record["currency"], 0) + record["amount"]
        self.assertGreater(len(records), 100)
        self.assertEqual(totals(URL, "any-key"), expected)

    def test_an_unknown_record_is_a_404(self):
        with self.assertRaises(urllib.error.HTTPError) as refused:
            read(URL, "any-key", "/fund/NotFound")
        self.assertEqual(refused.exception.code, 404)
        self.assertEqual(json.load(refused.exception)["status_code"], 404)

    def test_a_suspended_account_is_a_403(self):
        with self.assertRaises(urllib.error.HTTPError) as refused:
            read(URL, "mock-key-suspended-account", "/account")
        self.assertEqual(refused.exception.code, 403)
