"""`!gpuoffload: allow(CODE) reason`: what it allows, and what is said of one that allows nothing."""

from __future__ import annotations

import json

import pytest

from gpuoffload_build.check.allowed import comment_at
from gpuoffload_build.cli.check import check

SOURCE = """subroutine s(x)
  real, intent(inout) :: x(:)
  integer :: i
  do concurrent (i = 1:size(x)) {loop}
    {body}
  end do
end subroutine
"""


def findings(capsys: pytest.CaptureFixture[str], *options: str) -> list[tuple[str, str]]:
    check(["-q", "--format", "json", *options])
    return [(item["code"], item["message"]) for item in json.loads(capsys.readouterr().out)["findings"]]


@pytest.mark.parametrize("place", ["loop", "body"])
def test_at_the_construct_and_at_the_loop(put, capsys: pytest.CaptureFixture[str], place: str) -> None:
    text = {"loop": "", "body": "print *, x(i) "}
    text[place] += "!gpuoffload: allow(gpu0303, GPU0201) debugging"
    put("a.f90", SOURCE.format(**text).replace("allow(gpu0303, GPU0201)", "allow(gpu0303)"))
    if place == "loop":
        put("a.f90", SOURCE.format(loop="!gpuoffload: allow(GPU0303) debugging", body="print *, x(i)"))
    assert findings(capsys) == []


@pytest.mark.parametrize(
    ("comment", "said"),
    [
        ("allow(GPU0303)", "this comment has no reason, and allows nothing"),
        ("allow(GPU0303) --", "this comment has no reason, and allows nothing"),
        ("allow(GPU303) why", "there is no code 'GPU303'; did you mean GPU0303 (input or output on a device)?"),
        ("permit(GPU0303) why", "this comment is not understood, and allows nothing"),
        ("allow() why", "this comment is not understood, and allows nothing"),
    ],
)
def test_a_comment_that_is_wrong(put, capsys: pytest.CaptureFixture[str], comment: str, said: str) -> None:
    put("a.f90", SOURCE.format(loop="", body=f"print *, x(i) !gpuoffload: {comment}"))
    found = findings(capsys)
    assert [code for code, _ in found] == ["GPU0303", "GPU0111"]
    assert found[1][1] == said


def test_a_comment_that_allows_nothing(put, capsys: pytest.CaptureFixture[str]) -> None:
    put("a.f90", SOURCE.format(loop="", body="x(i) = 1 !gpuoffload: allow(GPU0303) no more"))
    assert findings(capsys) == [("GPU0111", "nothing here needs allow(GPU0303)")]
    assert check(["-q"]) == 1
    assert check(["-q", "--ignore", "GPU0111"]) == 0
    assert check(["-q", "--select", "GPU02"]) == 0


def test_no_complaint_about_what_this_run_cannot_find(put, capsys: pytest.CaptureFixture[str]) -> None:
    put("a.f90", SOURCE.format(loop="", body="x(i) = real(x(i)*2d0) !gpuoffload: allow(GPU0301) metal is for fun"))
    assert findings(capsys, "--gpu=cuda") == []
    assert findings(capsys, "--gpu=metal") == []
    put("a.f90", SOURCE.format(loop="", body="x(i) = 1 !gpuoffload: allow(GPU0303) no more"))
    assert findings(capsys, "--ignore", "GPU0303") == []
    assert findings(capsys, ".", "absent.f90") == [], "what could not be analysed may need it"


@pytest.mark.parametrize(
    ("line", "at"),
    [
        ("x = 1 !gpuoffload: allow", 6),
        ("!GPUoffload: allow", 0),
        ("x = 1 ! see !gpuoffload: allow", 12),
        ("print *, '!' !gpuoffload: allow", 13),
        ("print *, '!gpuoffload: allow'", -1),
        ('print *, "its !gpuoffload: allow"', -1),
        ("x = 1 ! gpuoffload: allow", 6),
    ],
)
def test_where_the_comment_is(line: str, at: int) -> None:
    assert comment_at(line) == at


def test_the_next_finding_of_the_loop_takes_its_place(put, capsys: pytest.CaptureFixture[str]) -> None:
    body = "print *, x(i){}\n    if (x(i) > 0) return\n    write (*, *) 1"
    put("a.f90", SOURCE.format(loop="", body=body.format("")))
    assert [code for code, _ in findings(capsys)] == ["GPU0303"]
    assert [code for code, _ in findings(capsys, "--ignore", "GPU0303")] == ["GPU0204"]
    assert [code for code, _ in findings(capsys, "--select", "GPU0204")] == ["GPU0204"]
    assert findings(capsys, "--ignore", "GPU0303,GPU0204") == []
    put("a.f90", SOURCE.format(loop="", body=body.format(" !gpuoffload: allow(GPU0303) debugging")))
    assert [code for code, _ in findings(capsys)] == ["GPU0204"]
    assert [code for code, _ in findings(capsys)] == ["GPU0204"], "the verdict that was kept has them too"
    assert [code for code, _ in findings(capsys, "--ignore", "GPU0204")] == ["GPU0303"], "the other output"


def test_an_allowed_finding_behind_another(put, capsys: pytest.CaptureFixture[str]) -> None:
    body = "if (x(i) > 0) return\n    print *, x(i) !gpuoffload: allow(GPU0303) debugging"
    put("a.f90", SOURCE.format(loop="", body=body))
    assert [code for code, _ in findings(capsys)] == ["GPU0204"], "and no word about the comment"


def test_a_blank_before_the_name(put, capsys: pytest.CaptureFixture[str]) -> None:
    put("a.f90", SOURCE.format(loop="", body="print *, x(i) ! GPUoffload: allow(GPU0303) debugging"))
    assert findings(capsys) == []
