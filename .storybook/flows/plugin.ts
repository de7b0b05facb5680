import type {Plugin} from 'vite'
import {flowSources} from './sources.ts'

const name = 'virtual:flows'
const resolved = `\0${name}`

/** `virtual:flows`: what the sources say about each flow, read when the library is built. */
export const flowsPlugin = (root: string): Plugin => ({
  name: 'flows',
  resolveId: (id) => (id === name ? resolved : null),
  load(id) {
    if (id !== resolved) return null
    const flows = flowSources(root, (file) => this.addWatchFile(file))
    return `export default ${JSON.stringify(flows)}`
  },
})
