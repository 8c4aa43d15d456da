// Stands in every page, so that no newer build can take it away: where a script is gone it reloads once, as
// soon as the shop answers. reload-once.ts does so for later parts, and both keep the same minute.
export const MEND_SCRIPT = [
  'mend=u=>fetch(location,{method:"HEAD",cache:"no-store"})',
  ".then(({status:s})=>{let w=s>499;try{w||=Object.entries(sessionStorage).some(([k,v])=>",
  'k.startsWith("reloaded "+location.pathname+" ")&&Date.now()-v<6e4)}catch{}if(w)throw 0})',
  ".then(()=>{try{mend.left||(sessionStorage[u]??=location.reload()??1)}catch{}},",
  "()=>setTimeout(mend,2e3,u));",
  "bring=u=>import(u).catch(()=>mend(u));",
  'addEventListener("beforeunload",()=>mend.left=1);',
  'addEventListener("error",({target:t})=>t.type=="module"&&mend(t.src),!0)',
].join("");
