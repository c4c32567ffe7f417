import { expressions, type Case } from '../case.ts';

/** Methods and functions of every type. */
export const methodCases: Case[] = [
  ...expressions(
    'strings',
    String.raw`
'abc'.size() == 3
''.size() == 0
'é'.size() == 1
'Ab'.lower() == 'ab'
'Ab'.upper() == 'AB'
'ÀÉ'.lower() == 'ÀÉ'
'àé'.upper() == 'àé'
'ß'.upper() == 'SS'
' a '.trim() == 'a'
'\ta\n'.trim() == 'a'
'\u00a0a'.trim() == 'a'
'\u3000a'.trim() == '\u3000a'
'a b'.trim() == 'a b'
'abc'.matches('abc')
'abc'.matches('b')
'abc'.matches('a.c')
'abc'.matches('^abc$')
'abc'.matches('ab')
'abc'.matches('.*')
''.matches('')
''.matches('.*')
''.matches('.+')
'a\nb'.matches('a.b')
'a\nb'.matches('(?s)a.b')
'A'.matches('(?i)a')
'A'.matches('a')
'a1'.matches('[a-z][0-9]')
'a1'.matches('\\w\\d')
'a1'.matches('\w\d')
'a b'.matches('a\\sb')
'aa'.matches('(a)\\1')
'aa'.matches('a(?=a)a')
'ab'.matches('a(?!c)b')
'ab'.matches('(?<=a)b')
'abab'.matches('(ab){2}')
'ab'.matches('a|ab')
'ab'.matches('(?:a|ab)')
'ab'.matches('(?P<n>a)b')
'ab'.matches('(?<n>a)b')
'a'.matches('\\p{L}')
'é'.matches('\\p{L}')
'é'.matches('\\w')
'Ω'.matches('\\p{Greek}')
'😀'.matches('.')
'😀'.matches('..')
'a.b'.matches('a\\.b')
'a.b'.matches('\\Qa.b\\E')
'a'.matches('[[:alpha:]]')
'a'.matches('(')
'a'.matches('[')
'a'.matches('*')
'a'.matches('a{1001}')
'a'.matches('a{2,1}')
'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!'.matches('(a+)+b')
'a'.matches(1)
'a'.matches()
1.matches('1')
'a,b'.split(',') == ['a', 'b']
'a,b,,'.split(',').size() == 4
'a,b,,'.split(',').size() == 2
',a'.split(',') == ['', 'a']
''.split(',') == ['']
'a'.split(',') == ['a']
'a1b2c'.split('[0-9]') == ['a', 'b', 'c']
'abc'.split('') == ['a', 'b', 'c']
'a.b'.split('.') == []
'a.b'.split('\\.') == ['a', 'b']
'a1b2'.replace('[0-9]', '') == 'ab'
'aaa'.replace('a', 'b') == 'bbb'
'abc'.replace('b', '$0') == 'abc'
'abc'.replace('(b)', '<$1>') == 'a<b>c'
'abc'.replace('(b)', '<\\1>') == 'a<b>c'
'abc'.replace('b', '\\$') == 'a$c'
'abc'.replace('b', '$') == 'a$c'
'abc'.replace('(?P<n>b)', '${'$'}{n}') == 'abc'
'abc'.replace('', '-') == '-a-b-c-'
'abc'.replace('x', 'y') == 'abc'
'abc'.replace('b') == 'ac'
'a'.toUtf8().size() == 1
'é'.toUtf8().size() == 2
'😀'.toUtf8().size() == 4
'a'.toUtf8() == b'a'
'abc'.contains('b')
'abc'.startsWith('a')
'abc'.length() == 3
'a' + 'b' == 'ab'
'a' + 1 == 'a1'
'a' + string(1) == 'a1'
'a' + null == 'anull'`,
  ),
  ...expressions(
    'conversion',
    String.raw`
int('5') == 5
int('-5') == -5
int('+5') == 5
int(' 5') == 5
int('5.5') == 5
int('') == 0
int('a') == 0
int('0x10') == 16
int('9223372036854775807') == 9223372036854775807
int('9223372036854775808') == 0
int(5.9) == 5
int(-5.9) == -5
int(5) == 5
int(true) == 1
int(null) == 0
int(1e30) == 0
int(0.0 / 0.0) == 0
float('2.5') == 2.5
float('2') == 2.0
float('1e3') == 1000.0
float('a') == 0.0
float('') == 0.0
float('NaN') != 1.0
float('Infinity') > 1.0
float('inf') > 1.0
float('0x1p3') == 8.0
float('1f') == 1.0
float(' 1 ') == 1.0
float(5) == 5.0
float(5) is float
float(true) == 1.0
string(5) == '5'
string(-5) == '-5'
string(2.0) == '2.0'
string(2.5) == '2.5'
string(1e21) == '1.0E21'
string(0.0001) == '1.0E-4'
string(100000000.0) == '1.0E8'
string(1234567.0) == '1234567.0'
string(true) == 'true'
string(null) == 'null'
string('a') == 'a'
string(/a/b) == '/a/b'
string([1]) == '[1]'
string({}) == '{}'
string(b'a') == 'a'
string(timestamp.date(2020, 1, 1)) == '2020-01-01T00:00:00Z'
string(duration.value(1, 's')) == '1s'
string(latlng.value(1, 2)) == '1,2'
bool(true)
bool('true')
bool('false') == false
bool('x')
bool(1)
bool(0)
bool(1.0)
bool(null)
path('/a/b') == /a/b
path('a/b') == /a/b
path('/a/b/') == /a/b
path('') == /a
path('/a//b') == /a/b
path('/a/{x}') is path
path(1) == /a
debug(true)
debug(1) == 1
debug('a') == 'a'
string(1, 2) == '1'
int() == 0`,
  ),
  ...expressions(
    'lists and sets',
    String.raw`
[1, 2].size() == 2
[].size() == 0
[1, 2].hasAny([2, 3])
[1, 2].hasAny([3])
[1, 2].hasAny([])
[].hasAny([])
[1, 2].hasAll([1])
[1, 2].hasAll([1, 3])
[1, 2].hasAll([])
[1, 2].hasOnly([1, 2, 3])
[1, 2].hasOnly([1, 2])
[1, 2].hasOnly([1])
[].hasOnly([])
[].hasOnly([1])
[1, 1].hasOnly([1])
[1].hasAny([1.0])
[1].hasAll([1.0])
[1].hasOnly([1.0])
[1, 2].hasAny([2].toSet())
[1, 2].hasAll([2].toSet())
[1, 2].hasOnly([1, 2].toSet())
[1, 2].hasAny(1)
[1, 2].hasAny(null)
[1, 2].concat([3]) == [1, 2, 3]
[1].concat([]) == [1]
[1].concat([2].toSet()) == [1, 2]
[1].concat(2) == [1, 2]
[1, 2, 1].removeAll([1]) == [2]
[1, 2].removeAll([]) == [1, 2]
[1, 2].removeAll([1, 2]) == []
[1].removeAll([1.0]) == []
[1, 1, 2].toSet().size() == 2
[1, 1.0].toSet().size() == 1
[[1], [1]].toSet().size() == 1
['a', 'b'].join(',') == 'a,b'
['a'].join(',') == 'a'
[].join(',') == ''
[1, 1.5, true, null].join(',') == '1,1.5,true,null'
[[1]].join(',') == '[1]'
['a', 'b'].join('') == 'ab'
['a', 'b'].join(1) == 'a1b'
[1, 2].toSet().union([3].toSet()) == [1, 2, 3].toSet()
[1, 2].toSet().union([2, 3].toSet()).size() == 3
[1, 2].toSet().union([3]) == [1, 2, 3].toSet()
[1, 2].toSet().difference([1].toSet()) == [2].toSet()
[1, 2].toSet().difference([1]) == [2].toSet()
[1, 2].toSet().intersection([2, 3].toSet()) == [2].toSet()
[1, 2].toSet().intersection([3].toSet()).size() == 0
[1, 2].toSet().hasAny([2])
[1, 2].toSet().hasAny([2].toSet())
[1, 2].toSet().hasAll([1, 2])
[1, 2].toSet().hasAll([1].toSet())
[1, 2].toSet().hasOnly([1, 2])
[1, 2].toSet().hasOnly([1, 2, 3].toSet())
[1, 2].toSet().hasOnly([1])
[1].toSet().hasAny([1.0])
[1].toSet().hasAll([1.0])
1 in [1, 2].toSet()
[1].toSet().size() == 1
[].toSet().size() == 0
[1, 2].toSet().toSet().size() == 2
[1].toSet().join(',') == '1'
[1, 2].contains(1)
[1, 2].indexOf(1) == 0
[1, 2].first() == 1`,
  ),
  ...expressions(
    'maps',
    String.raw`
{'b': 1, 'a': 2}.keys() == ['a', 'b']
{'b': 1, 'a': 2}.keys() == ['b', 'a']
{'b': 1, 'a': 2}.values() == [1, 2]
{'b': 1, 'a': 2}.values() == [2, 1]
{}.keys() == []
{}.keys().size() == 0
{'a': 1}.keys().hasOnly(['a'])
{'a': 1}.keys() is list
{'a': 1}.keys().toSet() == ['a'].toSet()
{'a': 1}.values() == [1]
{'a': 1}.size() == 1
{}.size() == 0
{'a': 1}.get('a', 2) == 1
{'a': 1}.get('b', 2) == 2
{'a': null}.get('a', 2) == null
{'a': {'b': 3}}.get(['a', 'b'], 2) == 3
{'a': {'b': 3}}.get(['a', 'c'], 2) == 2
{'a': 3}.get(['a', 'c'], 2) == 2
{'a': 3}.get([], 2) == 2
{'a': 3}.get(['a'], 2) == 3
{'a': 3}.get([1], 2) == 2
{'a': 3}.get(1, 2) == 2
{'a': 3}.get('a') == 3
{'a': 1}.get('b', {}.c) == 1
{'a': 1}.get('a', {}.c) == 1
{'a': 1}.diff({'a': 1, 'c': 3}).addedKeys().size() == 0
{'a': 1, 'b': 2}.diff({'a': 1}).addedKeys() == ['b'].toSet()
{'a': 1, 'b': 2}.diff({'a': 1, 'c': 3}).removedKeys() == ['c'].toSet()
{'a': 1, 'b': 2}.diff({'a': 2, 'c': 3}).changedKeys() == ['a'].toSet()
{'a': 1, 'b': 2}.diff({'a': 2, 'c': 3}).affectedKeys() == ['a', 'b', 'c'].toSet()
{'a': 1, 'b': 2}.diff({'a': 1}).unchangedKeys() == ['a'].toSet()
{'a': 1}.diff({'a': 1.0}).changedKeys().size() == 0
{'a': [1]}.diff({'a': [1.0]}).changedKeys().size() == 0
{'a': 1}.diff({'a': '1'}).changedKeys() == ['a'].toSet()
{'a': {'b': 1}}.diff({'a': {'b': 2}}).affectedKeys() == ['a'].toSet()
{}.diff({}).affectedKeys().size() == 0
{}.diff({}).affectedKeys().hasOnly([])
{'a': 1}.diff(null).addedKeys() == ['a'].toSet()
{'a': 1}.diff([]).addedKeys() == ['a'].toSet()
{'a': 1}.diff({}) == {'a': 1}.diff({})
{'a': 1}.hasOnly(['a'])
{'a': 1}.contains('a')`,
  ),
  ...expressions(
    'times',
    String.raw`
timestamp.date(2020, 1, 2).year() == 2020
timestamp.date(2020, 1, 2).month() == 1
timestamp.date(2020, 1, 2).day() == 2
timestamp.date(2020, 1, 5).dayOfWeek() == 7
timestamp.date(2020, 1, 6).dayOfWeek() == 1
timestamp.date(2020, 2, 1).dayOfYear() == 32
timestamp.date(2020, 12, 31).dayOfYear() == 366
timestamp.date(2020, 1, 1).hours() == 0
timestamp.value(3723004).hours() == 1
timestamp.value(3723004).minutes() == 2
timestamp.value(3723004).seconds() == 3
timestamp.value(3723004).nanos() == 4000000
timestamp.value(1500).toMillis() == 1500
timestamp.value(-1).toMillis() == -1
timestamp.value(-1).nanos() == 999000000
timestamp.value(1500).date() == timestamp.date(1970, 1, 1)
timestamp.value(1500).time() == duration.value(1500, 'ms')
timestamp.value(1.5).toMillis() == 1
timestamp.value('1') == timestamp.value(1)
timestamp.date(2020, 13, 1).year() == 2021
timestamp.date(2020, 2, 30).month() == 3
timestamp.date(2019, 2, 29).month() == 3
timestamp.date(2020, 0, 1).year() == 2019
timestamp.date(0, 1, 1).year() == 0
timestamp.date(-1, 1, 1).year() == -1
timestamp.date(9999, 12, 31).year() == 9999
timestamp.date(10000, 1, 1).year() == 10000
timestamp.date(2020.0, 1, 1).year() == 2020
timestamp.value(253402300800000).year() == 10000
timestamp.date(2020, 1, 2) - timestamp.date(2020, 1, 1) == duration.value(1, 'd')
timestamp.date(2020, 1, 1) + duration.value(1, 'd') == timestamp.date(2020, 1, 2)
duration.value(1, 'd') + timestamp.date(2020, 1, 1) == timestamp.date(2020, 1, 2)
timestamp.date(2020, 1, 1) - duration.value(1, 'd') == timestamp.date(2019, 12, 31)
duration.value(1, 'd') - timestamp.date(2020, 1, 1) == timestamp.date(2019, 12, 31)
timestamp.date(2020, 1, 1) + timestamp.date(2020, 1, 1) == timestamp.date(2020, 1, 1)
timestamp.date(2020, 1, 1) + 1 == timestamp.date(2020, 1, 1)
duration.value(1, 's') + duration.value(1, 's') == duration.value(2, 's')
duration.value(1, 's') - duration.value(2, 's') == duration.value(-1, 's')
duration.value(1, 's') * 2 == duration.value(2, 's')
duration.value(2, 's') / 2 == duration.value(1, 's')
-duration.value(1, 's') == duration.value(-1, 's')
duration.value(1, 'w') == duration.value(7, 'd')
duration.value(1, 'd') == duration.value(24, 'h')
duration.value(1, 'h') == duration.value(60, 'm')
duration.value(1, 'm') == duration.value(60, 's')
duration.value(1, 's') == duration.value(1000, 'ms')
duration.value(1, 'ms') == duration.value(1000000, 'ns')
duration.value(1, 'x') == duration.value(1, 's')
duration.value(1, 'us') == duration.value(1000, 'ns')
duration.value(1.5, 's') == duration.value(1500, 'ms')
duration.value(9223372036854775807, 'w').seconds() > 0
duration.value(400000000, 'd').seconds() > 0
duration.value(90, 's').seconds() == 90
duration.value(1500, 'ms').seconds() == 1
duration.value(1500, 'ms').nanos() == 500000000
duration.value(-1500, 'ms').seconds() == -1
duration.value(-1500, 'ms').nanos() == -500000000
duration.time(1, 2, 3, 4) == duration.value(3723000000004, 'ns')
duration.time(0, 1, 30, 0) == duration.value(90, 's')
duration.time(24, 0, 0, 0) == duration.value(1, 'd')
duration.time(-1, 0, 0, 0) == duration.value(-1, 'h')
duration.abs(duration.value(-1, 's')) == duration.value(1, 's')
duration.abs(1) == 1
request.time > timestamp.date(2020, 1, 1)
request.time == request.time
request.time.toMillis() > 0
request.time + duration.value(1, 'h') > request.time
request.time.nanos() % 1000000 == 0`,
  ),
  ...expressions(
    'libraries',
    String.raw`
math.abs(-1) == 1
math.abs(-1) is int
math.abs(-1.5) == 1.5
math.abs('a') == 1
math.ceil(1.2) == 2
math.ceil(1.2) is float
math.ceil(1.2) is int
math.ceil(1) == 1
math.floor(1.8) == 1
math.floor(-1.2) == -2
math.floor(1.8) is float
math.round(1.5) == 2
math.round(-1.5) == -1
math.round(2.5) == 3
math.round(1.5) is int
math.round(1) == 1
math.sqrt(4) == 2.0
math.sqrt(2.0) > 1.41
math.isNaN(math.sqrt(-1))
math.sqrt('a') == 1
math.pow(2, 3) == 8
math.pow(2, 3) is float
math.pow(2, 0.5) > 1.41
math.pow(0, -1) > 1.0
math.isInfinite(math.pow(10, 400))
math.isInfinite(1.0)
math.isInfinite(1)
math.isNaN(1)
math.isNaN(0.0)
math.isNaN('a')
math.round(0.0 / 0.0) == 0
math.max(1, 2) == 2
math.abs(-9223372036854775807 - 1) > 0
latlng.value(1, 2).latitude() == 1.0
latlng.value(1, 2).longitude() == 2.0
latlng.value(1.5, 2).latitude() == 1.5
latlng.value(100, 0).latitude() == 100.0
latlng.value(0, 200).longitude() == 200.0
latlng.value(90, 180).latitude() == 90.0
latlng.value(0, 0).distance(latlng.value(0, 0)) == 0.0
latlng.value(0, 0).distance(latlng.value(0, 1)) > 111190.0
latlng.value(0, 0).distance(latlng.value(0, 1)) < 111200.0
latlng.value(0, 0).distance(1) == 0.0
latlng.value(0, 0).distance(latlng.value(0, 180)) > 20015000.0
hashing.md5('a').toHexString() == '0CC175B9C0F1B6A831C399E269772661'
hashing.md5('a').toBase64() == 'DMF1ucDxtqgxw5niaXcmYQ=='
hashing.sha256('a').toHexString().size() == 64
hashing.sha256('a').toHexString() == 'CA978112CA1BBDCAFAC231B39A23DC4DA786EFF8147C4E72B9807785AFEE48BB'
hashing.crc32('a').toHexString() == '43BEB7E8'
hashing.crc32c('a').toHexString() == '30433E01'
hashing.crc32c('a').toHexString() == 'C1D04330'
hashing.crc32c('123456789').size() == 4
hashing.crc32(b'a').toHexString() == '43BEB7E8'
hashing.md5(1).size() == 16
hashing.md5('a') is bytes
hashing.sha1('a').size() == 20
b'abc'.size() == 3
b'\xff'.size() == 1
b'é'.size() == 2
b'a'.toBase64() == 'YQ=='
b'a'.toHexString() == '61'
b'\xfb\xff'.toBase64() == '-_8='
b'\xfb\xff'.toBase64() == '+/8='
b'a'[0] == b'a'
b'a' + b'b' == b'ab'
'a'.toUtf8().toHexString() == '61'
path('/a/{x}').bind({'x': 'y'}) == /a/y
path('/a/{x}').bind({}) == /a/y
path('/a/{x}/b').bind({'x': 'y', 'z': 'w'}) == /a/y/b
path('/a/b').bind({}) == /a/b
path('/a/{x=**}').bind({'x': /b/c}) == /a/b/c
(/a/b).bind({}) == /a/b
/a/$('b') == /a/b
/a/$('b/c') == /a/b/c
/a/$(/b/c) == /a/b/c
/a/$(1) == /a/1
/a/$(null) == /a/null
/a/$('') == /a
/a/$('b' + 'c')/d == /a/bc/d
/a/$(request.auth.uid) == /a/ada
(/a/b).size() == 2
math.abs
math == 1`,
  ),
];
