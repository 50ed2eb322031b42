"""Asks a service with Python's standard library: python3 client.py http://localhost:8080 ../../puzzles/005-kitten.non"""

import json
import sys
import urllib.error
import urllib.request


def ask(base, operation, body, query="", accept="application/json"):
    """The answer of POST /api/v1/OPERATION; the body is a file of any format."""
    request = urllib.request.Request(f"{base}/api/v1/{operation}{query}", data=body, headers={"Accept": accept})
    with urllib.request.urlopen(request, timeout=60) as response:
        return response.read()


base, path = sys.argv[1:]
with open(path, "rb") as file:
    puzzle = file.read()

solved = json.loads(ask(base, "solve", puzzle))
print(solved["title"], solved["verdict"])
for row in solved["solutions"][0]:
    print(row)

print(json.loads(ask(base, "grade", puzzle))["grade"]["class"])

# Every step of the solve as a line of its own, while they are found.
lines = ask(base, "explain", puzzle, accept="application/x-ndjson").decode().splitlines()
print(len(lines) - 1, "steps, the first:", json.loads(lines[0])["short"])

try:
    ask(base, "solve", b"width 2\nheight 2\nrows\n1\n")
except urllib.error.HTTPError as error:
    problem = json.load(error)
    print(error.code, problem["code"], "line", problem["faults"][0]["line"])
