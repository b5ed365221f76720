"""The part of the requests module that the samples use, for machines that lack it. Tests alone use this."""

import json as _json
import urllib.error
import urllib.parse
import urllib.request


class Response:
    def __init__(self, status, body, headers):
        self.status_code = status
        self.text = body.decode("utf-8")
        self.headers = headers

    def json(self):
        return _json.loads(self.text)


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_arguments):
        return None


def request(method, url, *, params=None, headers, json=None, allow_redirects=True, timeout):
    assert allow_redirects is False, "the samples follow no redirect"
    if params:
        url += "?" + urllib.parse.urlencode(params)
    headers = dict(headers)
    data = None
    if json is not None:
        data = _json.dumps(json).encode("utf-8")
        headers["Content-Type"] = "application/json"
    opener = urllib.request.build_opener(_NoRedirect, urllib.request.ProxyHandler({}))
    sent = urllib.request.Request(url, data=data, headers=headers, method=method)
    try:
        with opener.open(sent, timeout=timeout) as answer:
            return Response(answer.status, answer.read(), answer.headers)
    except urllib.error.HTTPError as error:
        return Response(error.code, error.read(), error.headers)


def get(url, **options):
    return request("GET", url, **options)


def put(url, **options):
    return request("PUT", url, **options)


def post(url, **options):
    return request("POST", url, **options)
