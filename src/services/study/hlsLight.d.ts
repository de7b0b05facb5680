/** The light build of hls.js is the library without what plain lists do not need; it brings no types of its own. */
declare module 'hls.js/light' {
  export {default} from 'hls.js'
}
