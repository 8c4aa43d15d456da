/**
 * Runs before the first paint. Until the other scripts arrive it keeps presses and typed text in
 * `early`, and writes a control with `data-deed` into the outbox: see early-presses.ts.
 * `data-done` is the control's new text, `--added` the badge's count, and `data-typed` marks a form
 * that typed-text.ts keeps.
 */
export const EARLY_SCRIPT = [
  "early=[];{let n=0,",
  'show=()=>n&&document.lastChild.style.setProperty("--added",JSON.stringify(n>99?"99+":""+n)),',
  'put=(w,k,v)=>{try{let s=window[w+"Storage"];s.getItem(k);s[k]=JSON.stringify(v);return k}catch{}},',
  "has=f=>f?Object.fromEntries(new FormData(f)):{};",
  'try{for(let l of JSON.parse(localStorage.cart||"[]"))n+=+l.quantity;',
  'for(let k in localStorage)/^deed /.test(k)&&/^\\["(early )?put in"/.test(localStorage[k])&&n++}catch{}show();',
  'for(let t of["click","change","input"])addEventListener(t,e=>{',
  'let c=early&&e.target.closest({click:"button",change:"select,input",input:"[data-typed] *"}[t]);if(!c)return;',
  "let f=c.form,d,k,w=c.textContent;",
  'if(t=="input")return put("session","typed "+location.pathname+" "+f.dataset.typed,{at:new Date,typed:has(f)});',
  "e.preventDefault();e.stopPropagation();",
  "if(c.dataset.deed){let h=has(f);",
  'for(let[t,s,v]of early)if(t=="change"&&s.form==f)h[s.name]=v;',
  'd=["early "+c.dataset.deed,{...h,...[...f.querySelectorAll("option")].find(o=>o.value==h.packSize)?.dataset,[c.name]:c.value}],',
  'k=put("local","deed "+new Date().toJSON()+" "+(1e3+early.length)+" "+Math.random(),d)}',
  'early.push([t,c,t=="click"?w:c.value,d,k?.slice(5)]);',
  "if(w=c.dataset.done)c.textContent=w,n++,show();go()},1)}",
].join("");
