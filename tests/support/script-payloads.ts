/** What a browser that runs any of them says in its console, which fails the test that opened it. */
const RUN = "alert(1);console.error('a payload ran')"

/** Twenty-five ways to make text run: as markup, as an attribute, as an address, in a style, by a template. */
export const SCRIPT_PAYLOADS: readonly string[] = [
  `<script>${RUN}</script>`,
  `<img src=x onerror="${RUN}">`,
  `<svg onload="${RUN}">`,
  `<svg><script>${RUN}</script></svg>`,
  `<iframe srcdoc="<script>${RUN}</script>"></iframe>`,
  `<iframe src="javascript:${RUN}"></iframe>`,
  `<a href="javascript:${RUN}">click</a>`,
  `javascript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `"><script>${RUN}</script>`,
  `'-${RUN}-'`,
  `" autofocus onfocus="${RUN}" x="`,
  `</textarea><script>${RUN}</script>`,
  `</title><script>${RUN}</script>`,
  `--><script>${RUN}</script><!--`,
  `<body onload="${RUN}">`,
  `<details open ontoggle="${RUN}">`,
  `<video><source onerror="${RUN}"></video>`,
  `<form action="javascript:${RUN}"><button autofocus>x</button></form>`,
  `<math><mtext><style><img src=x onerror="${RUN}"></style></mtext></math>`,
  `<style>@import 'https://evil.example/x.css';</style><link rel=stylesheet href=//evil.example>`,
  `<meta http-equiv="refresh" content="0;url=javascript:${RUN}">`,
  `![x](javascript:${RUN}) [click](javascript:${RUN})`,
  `{{constructor.constructor("${RUN}")()}} \${${RUN}}`,
  `\u2028<ScRiPt\u00a0/x>${RUN}</sCrIpT>`,
]
