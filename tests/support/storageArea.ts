/** An area of web storage; `fails` makes it refuse what is written from then on, as a full device does. */
export function storageArea() {
  const kept = new Map<string, string>()
  const state = {fails: false}
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => {
      if (state.fails) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      kept.set(name, text)
    },
    removeItem: (name: string) => void kept.delete(name),
  }
  return {
    kept,
    state,
    storage: new Proxy(storage, {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({enumerable: true, configurable: true}),
    }),
  }
}
