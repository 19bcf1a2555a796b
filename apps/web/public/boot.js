// Runs before the first paint: the theme and the language this browser remembers. A file of its own, because the page allows no inline script.
;(() => {
  const root = document.documentElement
  let theme = 'auto'
  let language = 'en'
  try {
    theme = localStorage.getItem('saki-theme') || theme
    language = localStorage.getItem('saki-language') || language
  } catch {
    // storage refused: the defaults stand
  }
  const dark = theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
  root.lang = language
  root.dir = language === 'ar' ? 'rtl' : 'ltr'

  // What the server named for this page (apps/web/build/pageHeads.ts): the texts of this language, and the page's first calls.
  const named = document.querySelector('meta[name="saki-start"]')
  const { texts, calls, path } = named ? JSON.parse(named.content) : { texts: {}, calls: [] }
  for (const file of texts[language] || []) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = `/${file}`
    document.head.append(link)
  }
  const replies = new Map()
  const hasSession = /(?:^|; )saki_signed_in=[^;]/.test(document.cookie)
  const values = valuesOf(path)
  const sent = []
  for (const [pattern, needsSession, onlyPlain, name, input] of calls) {
    if ((needsSession && !hasSession) || (onlyPlain && location.search)) continue
    let isWhole = true
    const valueOf = (_, key) => {
      const value = values.get(key) || ''
      isWhole &&= value !== ''
      return value
    }
    const address = pattern.replace(/%7B(\w+)%7D/g, (...found) => encodeURIComponent(valueOf(...found)))
    if (!isWhole) continue
    if (name) sent.push([name, filled(input, valueOf)])
    const headers = { 'accept-language': language, 'x-requested-with': 'saki' }
    const reply = fetch(address, { headers, credentials: 'same-origin' })
    // Whoever takes the reply sees its failure.
    reply.then(
      (response) => (response.receivedAt = Date.now()),
      () => undefined,
    )
    replies.set(address, reply)
  }
  window.sakiEarly = { at: Date.now(), language, replies, calls: sent }

  // Parts of the path by name, of a case also its number and the parts of an application number; on a page without parts the search
  // parameters. Never both: `?fileNbr=..` would have any path of the server fetched.
  function valuesOf(pattern = '') {
    const found = new URLSearchParams(pattern ? '' : location.search)
    const parts = location.pathname.split('/')
    let last = ''
    for (const [at, part] of pattern.split('/').entries()) {
      if (part.startsWith('$')) found.set(part.slice(1), (last = /%/.test(parts[at]) ? '' : parts[at] || ''))
    }
    const number = /^([A-Z])([A-Z\d]{2})((?:19|20)\d\d)0*([1-9]\d{0,7})$/.exec(last)
    const submission = /^TRX-(?:19|20)\d\d-\d{6,10}$/.test(last) && last
    if (number || submission) found.set('number', last)
    if (submission) found.set('submission', last)
    if (number) {
      found.set('application', last)
      for (const [at, name] of ['fileTyp', 'fileSeq', 'fileSer', 'fileNbr'].entries()) found.set(name, number[at + 1])
    }
    return found
  }
  function filled(input, valueOf) {
    if (typeof input === 'string') return input.replace(/\{(\w+)\}/g, valueOf)
    if (typeof input !== 'object') return input
    return Object.fromEntries(Object.entries(input).map(([key, value]) => [key, filled(value, valueOf)]))
  }

  // The outline of the page goes as soon as the program has drawn one.
  const drawn = new MutationObserver(() => {
    if (!document.querySelector('#root main')) return
    drawn.disconnect()
    document.getElementById('frame')?.remove()
  })
  drawn.observe(root, { childList: true, subtree: true })

  // A program that cannot be loaded says so instead of leaving the page empty.
  const onError = (event) => {
    const place = document.getElementById('root')
    const isResource = event.target instanceof Element
    if (!place || place.childElementCount > 0 || (isResource && event.target.tagName !== 'SCRIPT')) return
    const notes = document.getElementById('start-failed').content
    const note = (notes.querySelector(`[lang="${language}"]`) || notes.querySelector('[lang="en"]')).cloneNode(true)
    note.querySelector('button').addEventListener('click', () => location.reload())
    place.append(note)
  }
  addEventListener('error', onError, true)
})()
