import {icon} from './icon.tsx'

export const MinusIcon = /* @__PURE__ */ icon('Minus', 'M5 12h14')
