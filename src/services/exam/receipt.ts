import {printHere, showAsPaper} from '../question/printer.ts'

/** Prints the receipt alone, on white paper, whatever else is on the page. */
export function printReceipt(): void {
  const restore = showAsPaper()
  document.documentElement.dataset.print = 'receipt'
  addEventListener(
    'afterprint',
    () => {
      delete document.documentElement.dataset.print
      restore()
    },
    {once: true},
  )
  printHere()
}
