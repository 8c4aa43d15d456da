/**
 * Runs before a page is painted. It marks a page that stands under another path than its own (a static host's answer
 * for a path without a file; one without a path belongs anywhere), and one of which this browser holds records of its own; keeps what is pressed and chosen
 * until the scripts have come, which nothing else hears of until then; and fetches them when the loaded page has been
 * painted, or at the first press, each by itself: together they would hold the page up. See
 * mend-script.ts for `bring`.
 */
export const HEAD_SCRIPT = [
  "{let d=document.lastChild.dataset,r=requestAnimationFrame,q=early=[],s,",
  "g=()=>s??=JSON.parse(scripts.text).map(u=>setTimeout(bring,0,u));",
  'if(d.path&&location.pathname.replace(/\\b\\/$/,"")!=d.path)d.state="elsewhere";',
  'else try{for(k of d.keys.split(" "))if(localStorage[k])d.state="own"}catch{}',
  'for(let t of["click","change"])addEventListener(t,(e,n=early&&e.target.closest(t[5]?"select,input":"button"))=>',
  "n&&(e.preventDefault(),e.stopPropagation(),q.push([t,n,n.value]),g()),1);",
  "onload=()=>r(()=>r(g))}",
].join("");
