// Runs before the first paint. Marks a page of another path or farm, or whose records this browser replaces.
// The fonts, which stand in the page, are read before it is painted.
// `go` fetches the scripts once, after the paint or at the first press; `bring` is in mend-script.ts.
export const HEAD_SCRIPT = [
  "{let d=document.lastChild.dataset,r=requestAnimationFrame,s;",
  'for(let f of["1em Figtree","700 1em Bricolage Grotesque"])document.fonts?.load(f).catch(()=>1);',
  "go=()=>s??=self.scripts&&JSON.parse(scripts.text).map(u=>setTimeout(bring,0,u));",
  "try{for([k,v]of JSON.parse(d.keys))if(localStorage[k])d.state=v}catch{}",
  'if(d.path&&location.pathname.replace(/\\b\\/$/,"")!=d.path)d.state="elsewhere";',
  "onload=()=>r(()=>r(go))}",
].join("");
