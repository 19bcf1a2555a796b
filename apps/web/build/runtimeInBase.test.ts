import { expect, test } from 'vitest'

import { moveRuntime } from './runtimeInBase.ts'

const chunk = (name: string, code: string, imports: string[] = []) => ({
  type: 'chunk' as const,
  name,
  fileName: `assets/${name}-X1.js`,
  code,
  imports: imports.map((one) => `assets/${one}-X1.js`),
})
const bundleOf = (...files: ReturnType<typeof chunk>[]) => ({
  ...Object.fromEntries(files.map((file) => [file.fileName, file])),
  'index.html': {
    type: 'asset' as const,
    fileName: 'index.html',
    source: `<head>
    <script type="module" crossorigin src="/assets/rolldown-runtime-X1.js"></script>
    <script type="module" crossorigin src="/assets/base-X1.js"></script>
</head>`,
  },
})
const runtime = () => chunk('rolldown-runtime', 'var e=(n)=>n+1,o=(n)=>n*2;export{e as r,o as t};')
const base = () =>
  chunk('base', 'import{r as e,t}from"./rolldown-runtime-X1.js";var n=t(e(3));export{n}', ['rolldown-runtime'])
const page = () =>
  chunk(
    'page',
    'const m=["assets/rolldown-runtime-X1.js"];import{t as x}from"./rolldown-runtime-X1.js";import{n}from"./base-X1.js";export const y=x(n)',
    ['rolldown-runtime', 'base'],
  )

test('the functions of the bundler work from the base chunk, and no file names their own', async () => {
  const bundle = bundleOf(runtime(), base(), page())
  moveRuntime(bundle)
  expect(Object.keys(bundle)).toEqual(['assets/base-X1.js', 'assets/page-X1.js', 'index.html'])
  expect(JSON.stringify(bundle)).not.toContain('rolldown-runtime')
  const url = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`
  const { [`assets/base-X1.js`]: host, [`assets/page-X1.js`]: user } = bundle as unknown as Record<
    string,
    { code: string; imports: string[] }
  >
  const made = url(host?.code ?? '')
  const { y } = (await import(/* @vite-ignore */ url(user?.code.replaceAll('./base-X1.js', made) ?? ''))) as {
    y: number
  }
  expect(y).toBe(16)
  expect([host?.imports, user?.imports]).toEqual([[], ['assets/base-X1.js']])
})

test('a bundle built otherwise stops the build', () => {
  expect(() => moveRuntime(bundleOf(base()))).toThrow('no chunk rolldown-runtime')
  expect(() => moveRuntime(bundleOf(runtime(), chunk('base', '', ['page'])))).toThrow('base imports another chunk')
  const odd = chunk('odd', 'import*as r from"./rolldown-runtime-X1.js"', ['rolldown-runtime'])
  expect(() => moveRuntime(bundleOf(runtime(), base(), odd))).toThrow('odd-X1.js uses rolldown-runtime')
})
