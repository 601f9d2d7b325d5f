import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

/** Where a deal of the sheet, from 1, can be walked; `null` where it cannot be, as on a score pad. */
export const DealLinkContext = createContext<((deal: number) => string) | null>(null);

/** What stands for a deal on a sheet: leads to its review, where there is one. */
export function DealLink({ deal, children }: { readonly deal: number; readonly children: ReactNode }) {
  const path = useContext(DealLinkContext);
  return path === null ? (
    children
  ) : (
    <Link href={path(deal)} className="deal-link">
      {children}
    </Link>
  );
}
