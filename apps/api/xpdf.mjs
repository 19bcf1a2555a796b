import { inspectInThread } from './src/ports/fileInspector.ts'
import { pdfFile } from './src/testing/uploadFiles.ts'
import { objectBomb } from './src/testing/hostileFiles.ts'
import { writeFileSync } from 'node:fs'
const run = async (n,b)=>{writeFileSync('/tmp/fair-x/a.pdf',b);const t=performance.now();console.log(n,b.length,JSON.stringify(await inspectInThread({path:'/tmp/fair-x/a.pdf',as:'pdf'})),Math.round(performance.now()-t))}
await run('warm',pdfFile())
await run('100k',pdfFile({pages:100000}))
const lie=(n,c)=>Buffer.from(pdfFile({pages:n}).toString('latin1').replace(`/Count ${n}`,`/Count ${c}`.padEnd(`/Count ${n}`.length)),'latin1')
await run('100k lying 2000',lie(100000,2000))
await run('100k lying 1',lie(100000,1))
await run('1M obj',objectBomb(1000000))
await run('900k obj',objectBomb(900000))
