"""Sums of all payments by currency, with what Python brings alone."""

import json
import urllib.request
from collections import defaultdict

ACCEPT = "application/vnd.service.v2.3+json"


def read(base_url, key, path):
    """The body of a GET; urllib.error.HTTPError where it is refused."""
    request = urllib.request.Request(base_url + path, headers={"Accept": ACCEPT, "x-api-key": key})
    with urllib.request.urlopen(request, timeout=30) as response:
        return json.load(response)


def totals(base_url, key):
    """Reads every page, and sums up."""
    sums = defaultdict(float)
    page = last = 1
    while page <= last:
        body = read(base_url, key, f"/allocation-payment?page={page}&per_page=50")
        last = body["last_page"]
        for payment in body["data"]:
            sums[payment["currency"]] += payment["amount"]
        page += 1
    return dict(sums)
