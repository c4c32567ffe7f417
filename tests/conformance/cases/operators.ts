import { expressions, type Case } from '../case.ts';

/** Operators: their results, errors and precedence, and which errors && and || absorb. */
export const operatorCases: Case[] = [
  ...expressions(
    'numbers',
    String.raw`
1 == 1.0
1 != 1.0
1.0 == 1
0.1 + 0.2 == 0.3
1 + 1 == 2
1 + 1.5 == 2.5
7 / 2 == 3
-7 / 2 == -3
7 % 3 == 1
-7 % 3 == -1
7 % -3 == 1
7.0 / 2 == 3.5
7.5 % 2 == 1.5
2 + 3 * 4 == 14
10 - 2 - 3 == 5
100 / 10 / 5 == 2
1 - -1 == 2
-1 == 0 - 1
- 1 < 0
-(1) < 0
-1.5 < 0
!(-1 > 0)
1.0 / 0.0 > 0.0
1.0 / resource.data.zero > 0.0
math.isNaN(0.0 / 0.0)
0.0 / 0.0 == 0.0 / 0.0
0.0 / 0.0 != 0.0 / 0.0
0.0 == -0.0
[0.0] == [-0.0]
1 / [0][0] == 1
1 % [0][0] == 1
1 / [0.0][0] > 100.0
1.0 % [0.0][0] == 0.0
-1.0 / [0.0][0] < 0.0
9223372036854775807 > 0
9223372036854775807 + 1 > 0
9223372036854775807 + [1][0] > 0
-9223372036854775807 - 2 < 0
9223372036854775807 * [2][0] > 0
9223372036854775807 + 1.0 > 0
9223372036854775807 == 9223372036854775807.0
9007199254740993 == 9007199254740992.0
9007199254740993 > 9007199254740992.0
1 < 1.5
1.5 < 2
1 <= 1.0 && 1 >= 1.0
1e3 == 1000.0
1.5e3 == 1500.0
1.0e-3 == 0.001
.5 == 0.5
5. == 5.0
007 == 7
0x10 == 16
1 + null == 1
1 + 'a' == '1a'
true + true == 2
'a' * 2 == 'aa'
[1] + [2] == [1, 2]
{} + {} == {}
-'a' == 'a'
-true == false
-null == null
+1 == 1
1 is int && !(1 is float) && 1 is number
1.0 is float && !(1.0 is int) && 1.0 is number
7 / 2 is int
7.0 / 2 is float
1 + 1.0 is float`,
  ),
  ...expressions(
    'comparison',
    String.raw`
1 == 'a'
1 != 'a'
null == false
null != false
null == null
null == 0
true == true
true > false
true < false
'a' < 'b'
'a' <= 'a' && 'a' >= 'a'
'Z' < 'a'
'' < 'a'
'abc' < 'abd'
'ab' < 'abc'
'\uffff' > '😀'
'a' < 1
1 < 'a'
null < 1
1 < null
null < null
[1] < [2]
{} < {'a': 1}
[1] == [1.0]
[1] != [1.0]
[[1]] == [[1.0]]
{'a': 1} == {'a': 1.0}
{'a': 1} == {'a': 1}
{'a': 1, 'b': 2} == {'b': 2, 'a': 1}
{'a': 1} != {'a': 2}
{} == {}
[] == []
[1, 2] == [2, 1]
[] == {}
/a/b == /a/b
/a/b == '/a/b'
/a/b < /a/c
b'a' == b'a'
b'a' < b'b'
'a'.toUtf8() < 'b'.toUtf8()
latlng.value(1, 2) == latlng.value(1, 2)
latlng.value(1, 2) < latlng.value(1, 3)
duration.value(1, 'm') == duration.value(60, 's')
duration.value(1, 'm') < duration.value(61, 's')
duration.value(1, 'm') < 61
timestamp.date(2020, 1, 1) < timestamp.date(2020, 1, 2)
timestamp.date(2020, 1, 1) == timestamp.date(2020, 1, 1)
timestamp.date(2020, 1, 1) < 5
[1].toSet() == [1].toSet()
[1].toSet() == [1.0].toSet()
[1].toSet() == [1]
[1, 2].toSet() == [2, 1].toSet()
1 == 1 == true
1 < 2 == true
true == 1 < 2
1 < 2 < 3
'a' == "a"
'\u0041' == 'A'
'\x41' == 'A'
'\101' == 'A'
'\n' == "\n"
'\t'.size() == 1
'\\'.size() == 1
'\''.size() == 1
"\"".size() == 1
'\/' == '/'
'\d' == 'd'
'\q' == 'q'
'\$' == '$'
'😀'.size() == 2
'😀' == '\ud83d\ude00'`,
  ),
  ...expressions(
    'logic',
    String.raw`
true && true
true && false
false || true
false || false
!false
!true
!!true
!(1 == 2)
true || {}.a
{}.a || true
{}.a || false
false || {}.a
{}.a && false
false && {}.a
{}.a && true
true && {}.a
!({}.a && false)
!(false && {}.a)
!({}.a)
({}.a || true) && true
({}.a && false) || true
{}.a == 1 || {}.b == 1 || true
true && 'a'
'a' && true
'a' || true
true || 'a'
false || 'a'
'a' && false
!('a' && false)
1 && true
null || true
null && false || true
!null
!1
!'a'
!{}.a
true ? true : false
false ? true : false
true ? true : {}.a
false ? {}.a : true
1 ? true : false
null ? true : false
'a' ? true : true
{}.a ? true : true
true ? false ? false : true : false
false ? false : true ? true : false
(true ? 1 : 2) == 1
true ? 1 == 1 : 1 == 2
false || true ? true : false
true || false && false
(true || false) && false
!true || true
true && true && true && false
1 == 1 && 2 == 2 || {}.a
2 > 1 && 'a' < 'b'
resource.data.x == 1 || true
resource.data.x == 1 && false || true
resource == null || resource.data.x == 1
resource == null ? true : resource.data.x == 1
resource != null && resource.data.x == 1`,
  ),
  ...expressions(
    'in and is',
    String.raw`
1 in [1, 2]
3 in [1, 2]
!(3 in [1, 2])
1.0 in [1]
1 in [1.0]
1.0 in [1].toSet()
'a' in {'a': null}
'b' in {'a': 1}
1 in {'a': 1}
'a' in ['a']
[1] in [[1]]
null in [null]
'a' in 'abc'
'a' in null
1 in 1
1 in []
'' in {}
'a' in {'a': 1}.keys()
'a' in {'a': 1}.keys().toSet()
'x' in ['a', 'b'].toSet()
(1 in [1]) == true
1 + 1 in [2]
!('a' in ['b']) && true
true is bool
null is null
'a' is string
[] is list
{} is map
/a is path
b'a' is bytes
'a'.toUtf8() is bytes
[1].toSet() is set
[1].toSet() is list
[].toSet() is set
{}.diff({}) is map_diff
{}.diff({}) is map
request.time is timestamp
request.path is path
request is map
request.auth is map
request.auth.token is map
duration.value(1, 's') is duration
latlng.value(1, 2) is latlng
1 is string
null is map
resource is map
resource == null
{}.a is string
{}.a is string || true
1 is number
'1' is number
1 is integer
1 is double
(1 is int) == true
1 is int == true
(1 + 1) is int
1 + 1 is int
!(1 is string)
'a' + 'b' is string`,
  ),
  ...expressions(
    'index and member',
    String.raw`
[1, 2, 3][0] == 1
[1, 2, 3][2] == 3
[1, 2, 3][3] == null
[1, 2, 3][-1] == 3
[1, 2, 3][1.0] == 2
[1, 2, 3]['0'] == 1
[1, 2, 3][0:2] == [1, 2]
[1, 2, 3][0:3] == [1, 2, 3]
[1, 2, 3][0:4] == [1, 2, 3]
[1, 2, 3][1:1] == []
[1, 2, 3][2:1] == []
[1, 2, 3][-2:-1] == [2]
[1, 2, 3][0:0] == []
[][0:0] == []
'abc'[0] == 'a'
'abc'[2] == 'c'
'abc'[3] == ''
'abc'[0:2] == 'ab'
'abc'[1:3] == 'bc'
'abc'[0:0] == ''
'abc'[-1] == 'c'
'😀'[0].size() == 1
{'a': 1}['a'] == 1
{'a': 1}['b'] == null
{'a': 1}.a == 1
{'a': 1}.b == null
{'a': {'b': 2}}.a.b == 2
{'a': {'b': 2}}['a']['b'] == 2
{'a': 1}.a.b == 1
{1: 2}[1] == 2
{1: 2} == {1: 2}
{'a': 1, 'a': 2}.a == 2
{'a': 1,}.a == 1
[1, 2,] == [1, 2]
[,] == []
{a: 1} == {'a': 1}
{'get': 1}.get == 1
{'size': 1}.size() == 1
{'in': 1}['in'] == 1
{'in': 1}.in == 1
/a/b[0] == 'a'
/a/b[1] == 'b'
/a/b[2] == 'c'
(/a/b/c)[0:2] == /a/b
request.path[3] == 't'
request.path[4] == 'x'
request.path[5] == 'y'
request.path['id'] == 'x'
request.path.id == 'x'
request.path[0:2] == /databases/(default)
'abc'.size == 3
null.a == 1
1.a == 1
'a'.b == 1
null[0] == 1
1[0] == 1
true[0] == true
[1, 2].toSet()[0] == 1
[[1, 2], [3]][0][1] == 2
request['auth'].uid == 'ada'
request['auth']['uid'] == 'ada'
request.auth['uid'] == 'ada'
request.auth.get('uid', '') == 'ada'
request.auth.get('none', 'd') == 'd'
request.auth.keys().hasOnly(['uid', 'token'])
request.keys().size() > 0
request.get('method', '') == 'get'
'auth' in request
'uid' in request.auth
'resource' in request`,
  ),
];
