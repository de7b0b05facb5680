/* The script of a page that turns into the product (ADR 32). It stands in the page itself; FILES and LISTS are put in by the build. */
;(() => {
  const files = FILES
  const door = document.getElementById('door')
  const root = document.getElementById('root')
  const read = (name) => {
    try {
      return localStorage.getItem(`aristo.${name}`) ?? ''
    } catch {
      return ''
    }
  }
  const valueOf = (name) => {
    try {
      return JSON.parse(read(name)).value ?? {}
    } catch {
      return {}
    }
  }
  const add = (tag, properties) => document.head.append(Object.assign(document.createElement(tag), properties))
  let lists
  // Without them the parts that come later are asked for one inside the other.
  const readLists = () =>
    (lists ??= fetch(LISTS)
      .then((reply) => (reply.ok ? reply.text() : ''))
      .catch(() => ''))
  let hasBegun = false
  const begin = async () => {
    if (hasBegun) return
    hasBegun = true
    readLists()
    for (const [tag, properties] of files) {
      const textContent = tag === 'script' && (await lists)
      if (textContent) add(tag, {id: 'lists', type: 'application/json', textContent})
      add(tag, properties)
    }
  }
  const choice = valueOf('institutionTarget')
  const {complete} = valueOf('diagnostic')
  const leadsOn = complete && (location.pathname === '/diagnostico' || !complete.isFinished)
  // Somebody who is known here, or was on the way, is led on by the product itself.
  if (read('session').includes('"uid"') || leadsOn || choice.step > 0) {
    door.remove()
    root.hidden = false
    begin()
    return
  }
  const button = door.querySelector('main button')
  let isPressed = false
  // Until the product has drawn its own page, this one stays; what was pressed here is the product's first step.
  const take = () => {
    const heading = root.querySelector('main h1')
    // Under the splash nothing can be reached yet.
    if (!heading || heading.closest('[inert]') || !door.isConnected) return
    watch.disconnect()
    door.remove()
    root.hidden = false
    if (isPressed) heading.focus()
  }
  const watch = new MutationObserver(take)
  watch.observe(root, {childList: true, subtree: true})
  button.addEventListener('click', () => {
    if (isPressed) return
    isPressed = true
    button.ariaBusy = 'true'
    button.textContent = WAITING
    try {
      const value = {type: null, targets: [], ...choice, step: 1}
      localStorage.setItem('aristo.institutionTarget', JSON.stringify({version: 1, value}))
    } catch {
      // The product shows its first step again.
    }
    begin()
  })
  // Its files come once the page is there; it runs with the first sign of somebody.
  addEventListener('load', () => {
    readLists()
    for (const [tag, {src, href, rel}] of files)
      add('link', {
        rel: rel === 'stylesheet' ? 'prefetch' : 'modulepreload',
        crossOrigin: '',
        href: tag === 'script' ? src : href,
        fetchPriority: 'low',
      })
  })
})()
