/** Where the built doors lie, beside the manifest: the server sends them under their own addresses (`server/http/doors.ts`). */
export const doorFolder = '.vite/doors'
