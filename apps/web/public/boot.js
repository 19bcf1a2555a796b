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
  const { texts, calls } = named ? JSON.parse(named.content) : { texts: {}, calls: [] }
  for (const file of texts[language] || []) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = `/${file}`
    document.head.append(link)
  }
  const replies = new Map()
  const hasSession = /(?:^|; )saki_signed_in=[^;]/.test(document.cookie)
  const search = new URLSearchParams(location.search)
  for (const [pattern, needsSession, onlyPlain] of calls) {
    const address = pattern.replace(/%7B(\w+)%7D/g, (_, name) => encodeURIComponent(search.get(name) || ''))
    if ((needsSession && !hasSession) || (onlyPlain && location.search) || /=(?:&|$)/.test(address)) continue
    const headers = { 'accept-language': language, 'x-requested-with': 'saki' }
    const reply = fetch(address, { headers, credentials: 'same-origin' })
    // Whoever takes the reply sees its failure.
    reply.catch(() => undefined)
    replies.set(address, reply)
  }
  window.sakiEarly = { at: Date.now(), language, replies }

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
