import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

import { expect, test } from 'vitest'

import { root } from './root.ts'

/** Stands for a class that a component looks up by a variable. */
const ANY = '*'
/** Lines of all stylesheets together. Lower it when they shrink. */
const MOST_LINES = 9_407
const web = join(root, 'apps/web/src')
const files = readdirSync(web, { recursive: true, encoding: 'utf8' })
const modules = new Map(
  files.filter((name) => name.endsWith('.module.css')).map((name) => [join(web, name), classesOf(read(name))]),
)
const uses = files.filter((name) => name.endsWith('.tsx')).flatMap(usesOf)

test('every class that a component takes from a module stands in that module', () => {
  expect(uses.filter((use) => use.name !== ANY && !modules.get(use.module)?.has(use.name)).map(nameOf)).toEqual([])
})

test('every class of a module is taken by a component, where components name them outright', () => {
  const taken = new Set(uses.map((use) => `${use.module} ${use.name}`))
  const byVariable = new Set(uses.filter((use) => use.name === ANY).map((use) => use.module))
  const idle = [...modules]
    .filter(([module]) => !byVariable.has(module))
    .flatMap(([module, names]) => [...names].map((name) => ({ module, name })))
  expect(idle.filter((use) => !taken.has(`${use.module} ${use.name}`)).map(nameOf)).toEqual([])
})

test('every class in the message of a failed start stands in a stylesheet of the whole portal', () => {
  const message = readFileSync(join(root, 'apps/web/build/startFailure.ts'), 'utf8')
  const names = [...message.matchAll(/class="([^"]+)"/g)].flatMap(([, list = '']) => list.split(' '))
  const shared = files.filter((name) => name.endsWith('.css') && !name.endsWith('.module.css'))
  const known = new Set(shared.flatMap((name) => [...classesOf(read(name))]))
  expect(names.length).toBeGreaterThan(4)
  expect(names.filter((name) => !known.has(name))).toEqual([])
})

test('every class that a component names stands in a stylesheet', () => {
  const known = new Set(files.filter((name) => name.endsWith('.css')).flatMap(sharedClasses))
  const components = files.filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
  const named = components.flatMap((name) => namedClasses(read(name)).map((word) => ({ name, word })))
  expect(named.length).toBeGreaterThan(3000)
  expect(named.filter(({ word }) => !known.has(word)).map(({ name, word }) => `${name} ${word}`)).toEqual([])
  expect(namedClasses("<a className={clsx('row', on === 'x' ? 'lit' : `tone-${t} b`)} /><p className='c' />")).toEqual([
    'row',
    'lit',
    'b',
  ])
})

test('every class that a page of the public register names stands in its stylesheet', () => {
  const sheet = read('publicRegister/publicRegister.css')
  const imported = [...sheet.matchAll(/@import '\.\.\/([^']+)'/g)].map(([, name = '']) => name)
  const known = new Set(['publicRegister/publicRegister.css', ...imported].flatMap(sharedClasses))
  const pages = join(root, 'apps/api/src/domains/publicRegister')
  const sources = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.ts$/.test(name),
  )
  const named = sources.flatMap((name) => writtenClasses(readFileSync(join(pages, name), 'utf8')))
  expect(imported.length).toBeGreaterThan(10)
  expect(named.length).toBeGreaterThan(200)
  expect([...new Set(named)].filter((word) => !known.has(word))).toEqual([])
  expect(writtenClasses('<i class="row ${a ? \'b\' : \'\'} c${d} e"><p class="${f}">')).toEqual(['row', 'e'])
})

test('every word of layout.css is taken by a component', () => {
  const words = classesOf(read('ui/styles/layout.css'))
  const taken = new Set(
    files.filter((name) => name.endsWith('.tsx')).flatMap((name) => read(name).match(/[\w-]+/g) ?? []),
  )
  expect(words.size).toBeGreaterThan(40)
  expect([...words].filter((word) => !taken.has(word))).toEqual([])
})

test('no rule restyles every element below one that :has() something', () => {
  // Chromium then restyles the whole page whenever an element is inserted anywhere in it.
  const sheets = files.filter((name) => name.endsWith('.css'))
  expect(sheets.flatMap((name) => selectorsOf(read(name)).filter(restylesAll))).toEqual([])
  expect(['main:has(.a) *:has(.b)', '.a:has(> .b) > *', '.a > :has(+ .b)'].filter(restylesAll)).toHaveLength(3)
  expect(['main:has(.a, .b)', '.a:has(> .b) > h2', '.a:has(.b) .c:not(.d)'].filter(restylesAll)).toEqual([])
})

/** Choices with a look of their own: a pill with its name, a word in the footer, a select that covers a button. */
const ownSelects = ['cases/PickBox.tsx', 'screens/filing/studio/PositionMenu.tsx', 'shell/ThemeSwitch.tsx']

test('a <select> stands in SelectBox, which gives it the arrow of the portal, but for three', () => {
  const raw = files.filter((name) => name.endsWith('.tsx') && /<select\s/.test(read(name)))
  expect(raw.toSorted()).toEqual([...ownSelects, 'ui/SelectBox.tsx'].toSorted())
})

test('the styles do not grow', () => {
  const lines = files.filter((name) => name.endsWith('.css')).map((name) => read(name).split('\n').length - 1)
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(MOST_LINES)
})

/** Widths at which the layout changes; stylelint.config.mjs allows the same in @media. */
const BREAKPOINTS = ['768', '1024', '1180']
/** Conditions of containers and of scripts; max-width names the pixel before. */
const widthsIn = (text: string) =>
  [...text.matchAll(/(?:@container|matchMedia|WIDE =)[^\n{]*?(<|<=|min-width:|max-width:)\s*([\d.]+)px/g)].map(
    ([, how, width]) => (how === 'max-width:' ? String(Number(width) + 1) : (width ?? '')),
  )

test('containers and scripts ask for the three widths of the stylesheets only', () => {
  const asked = files.filter((name) => /\.(css|tsx?)$/.test(name) && !/\.test\./.test(name))
  const others = asked.flatMap((name) =>
    widthsIn(read(name)).flatMap((width) => (BREAKPOINTS.includes(width) ? [] : [`${name} ${width}`])),
  )
  expect(others).toEqual([])
  expect(widthsIn("@container (max-width: 760px) {\nmatchMedia('(width < 900px)')")).toEqual(['761', '900'])
})

test('spacing in the style of an element is a token', () => {
  const raw = /style=\{\{[^}]*\b(?:padding|margin|gap|rowGap|columnGap)\w*: *(?:[1-9]|'[^']*\d(?:px|r?em))[^}]*\}/g
  const spaced = files.filter((name) => name.endsWith('.tsx')).flatMap((name) => read(name).match(raw) ?? [])
  expect(spaced).toEqual([])
  expect("<p style={{ marginBlockStart: 16 }} /> <p style={{ padding: '6px 8px' }} />".match(raw)).toHaveLength(2)
})

interface Use {
  module: string
  name: string
}

function nameOf({ module, name }: Use): string {
  return `${module.slice(web.length + 1)} ${name}`
}

function read(name: string): string {
  return readFileSync(join(web, name), 'utf8')
}

/** Class names of a stylesheet that are not those of one module. */
function sharedClasses(name: string): string[] {
  const css = read(name).replace(/\/\*[^]*?\*\//g, '')
  const shared = name.endsWith('.module.css') ? (css.match(/:global\([^)]*\)/g) ?? []).join(' ') : css
  return [...shared.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, word = '']) => word)
}

/** Classes named outright in a component's class attributes; a word put together with a variable is not named outright. */
function namedClasses(source: string): string[] {
  const attributes = source.matchAll(/className=(?:"([^"]*)"|\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\})/g)
  return [...attributes].flatMap(([, plain, expression = '']) => {
    if (plain !== undefined) return plain.split(/\s+/).filter(Boolean)
    const made = expression.replace(/\[[^\]]*\]|[=!]== *'[^']*'|\b(?!clsx\b)\w+\([^()]*\)/g, '')
    const literals = [...made.matchAll(/'([^']*)'/g)].map(([, text = '']) => text)
    const patterns = [...made.matchAll(/`([^`]*)`/g)].map(([, text = '']) => text.replace(/\$\{[^}]*\}/g, ANY))
    return [...literals, ...patterns].flatMap((text) => text.split(/\s+/).filter((word) => word && !word.includes(ANY)))
  })
}

/** Classes of markup in a template; words put together with a variable are left out. */
function writtenClasses(source: string): string[] {
  return [...source.matchAll(/class="((?:[^"$]|\$\{[^}]*\})*)"/g)].flatMap(([, list = '']) =>
    list
      .replace(/\$\{[^}]*\}/g, ANY)
      .split(/\s+/)
      .filter((word) => word !== '' && !word.includes(ANY)),
  )
}

/** Names of the module's own classes; what stands in :global() belongs to another stylesheet. */
function classesOf(css: string): Set<string> {
  const selectors = css.replace(/\/\*[^]*?\*\/|:global\([^)]*\)|\{[^{}]*\}/g, ';')
  return new Set([...selectors.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name]) => name ?? ''))
}

/** Selectors of a stylesheet, one by one, with the names inside :global() as they are. */
function selectorsOf(css: string): string[] {
  const plain = css.replace(/\/\*[^]*?\*\/|@[^{};]*[{;]/g, '').replace(/:global\(([^)]*)\)/g, '$1')
  return [...plain.matchAll(/([^{}]+)\{/g)].flatMap(([, list = '']) => splitAt(list, /,/)).map((one) => one.trim())
}

/** Whether a selector with :has() ends with neither an element, a class, an id nor an attribute. */
function restylesAll(selector: string): boolean {
  const compounds = splitAt(selector, /[\s>+~]/).filter((one) => one.trim() !== '')
  const last = (compounds.at(-1) ?? '').replace(/:(has|not|is|where|nth[\w-]+|lang|dir)\(.*\)/g, '')
  return selector.includes(':has(') && !/[\w.#[]/.test(last.replace(/::?[\w-]+/g, ''))
}

/** Parts of a text between separators that stand outside parentheses. */
function splitAt(text: string, separator: RegExp): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0
    if (depth === 0 && separator.test(letter)) parts.push('')
    else parts.push(`${parts.pop() ?? ''}${letter}`)
  }
  return parts
}

function usesOf(name: string): Use[] {
  const text = read(name)
  return [...text.matchAll(/^import (\w+) from '(.*\.module\.css)'/gm)].flatMap(([, styles = '', path = '']) =>
    [...text.matchAll(new RegExp(`\\b${styles}(?:\\.(\\w+)|\\['([\\w-]+)'\\]|(\\[))`, 'g'))].map((found) => ({
      module: resolve(dirname(join(web, name)), path),
      name: found[1] ?? found[2] ?? ANY,
    })),
  )
}
