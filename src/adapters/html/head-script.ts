/**
 * Runs before the first paint. Marks a page that stands under another path than its own, and one that this browser
 * holds other records of; one of another farm than its own counts as under another path. `go` fetches the scripts, once
 * the page is painted or at the first press after the page has named them, each in a task of its own. `bring` is of mend-script.ts.
 */
export const HEAD_SCRIPT = [
  "{let d=document.lastChild.dataset,r=requestAnimationFrame,s;",
  "go=()=>s??=self.scripts&&JSON.parse(scripts.text).map(u=>setTimeout(bring,0,u));",
  "try{for([k,v]of JSON.parse(d.keys))if(localStorage[k])d.state=v}catch{}",
  'if(d.path&&location.pathname.replace(/\\b\\/$/,"")!=d.path)d.state="elsewhere";',
  "onload=()=>r(()=>r(go))}",
].join("");
