/**
 * Runs before the first paint. Marks a page that stands under another path than its own, and one that this browser
 * holds other records of. Keeps presses and choices until the scripts have come. Fetches these once the page is
 * painted, or at the first press, each in a task of its own. `bring` is of mend-script.ts.
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
