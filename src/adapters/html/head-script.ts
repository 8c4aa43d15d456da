/**
 * Runs before the first paint. Marks a page that stands under another path than its own, and one that this browser
 * holds other records of; one of another farm than its own counts as under another path. Keeps presses and choices until the scripts have come. Fetches these once the page is
 * painted, or at the first press, each in a task of its own. `bring` is of mend-script.ts.
 */
export const HEAD_SCRIPT = [
  "{let d=document.lastChild.dataset,r=requestAnimationFrame,q=early=[],s,",
  "g=()=>s??=JSON.parse(scripts.text).map(u=>setTimeout(bring,0,u));",
  "try{for([k,v]of JSON.parse(d.keys))if(localStorage[k])d.state=v}catch{}",
  'if(d.path&&location.pathname.replace(/\\b\\/$/,"")!=d.path)d.state="elsewhere";',
  'for(let t of["click","change"])addEventListener(t,(e,n=early&&e.target.closest(t[5]?"select,input":"button"))=>',
  "n&&(e.preventDefault(),e.stopPropagation(),q.push([t,n,n.value]),g()),1);",
  "onload=()=>r(()=>r(g))}",
].join("");
