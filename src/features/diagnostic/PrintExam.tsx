import {Suspense, useState} from 'react'
import {printText} from '../../text/question/print.ts'
import {Button} from '../../ui/action/Button.tsx'
import {PrinterIcon} from '../../ui/icon/printerIcon.tsx'
import {lazyNamed} from '../../ui/loading/lazyLoading.tsx'
import type {DiagnosticOnPaper} from './diagnosticPrint.implementations.ts'

const PrintWindow = lazyNamed(() => import('./PrintWindow.tsx'), 'PrintWindow')

/** 'Imprimir' for a diagnostic; all else of it comes with the first press. */
export function PrintExam(props: DiagnosticOnPaper) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" size="sm" icon={<PrinterIcon />} onClick={() => setIsOpen(true)}>
        {printText.print}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <PrintWindow {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
