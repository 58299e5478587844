// A shared address names other figures than the page was drawn with: hide those until React has put the right ones in.
// calculator.css does the hiding, for three seconds at most.
if (/[?&](?:manualHours|hourlyRate|toolCount|teamSize|errorRate)=/.test(location.search)) {
  document.documentElement.setAttribute('data-restoring', '')
}
