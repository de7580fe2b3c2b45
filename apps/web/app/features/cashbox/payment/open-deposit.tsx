import type { Payment } from '@liftoff/contract/cashbox/cashbox';
import { Button } from '@liftoff/ui/button';
import { ButtonLink } from '@liftoff/ui/button-link';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useSite } from '../../../shared/site/site.ts';
import type { PaymentsLibrary } from '../library/payments-api.ts';

interface OpenDepositProps {
  payment: Payment;
  library: PaymentsLibrary;
  onMoney: () => void;
}

/** Lets the player continue a deposit that was left unpaid on the provider's page, or cancel it. */
export function OpenDeposit({ payment, library, onMoney }: OpenDepositProps) {
  const t = useTranslations('cashbox.history');
  const origin = new URL(useSite().platformPublicUrl).origin;
  const cancel = useMutation({
    mutationFn: async () => {
      const answer = await library.cancelDeposit(payment.id);
      if (!answer.ok) throw new Error(answer.refusal);
    },
    onSettled: onMoney,
  });
  const { continue_url: url } = payment;
  return (
    <div className="payment-row__extra">
      <p className="small text-secondary">{t('unpaid')}</p>
      <div className="row gap-2 flex-wrap margin-top-3">
        {url !== null && URL.parse(url)?.origin === origin && (
          <ButtonLink size="s" variant="primary" href={url}>
            {t('continue')}
          </ButtonLink>
        )}
        <Button size="s" pending={cancel.isPending} pendingLabel={t('canceling')} onClick={() => cancel.mutate()}>
          {t('cancel')}
        </Button>
      </div>
      {cancel.isError && (
        <p className="caption" role="alert">
          {t('notCanceled')}
        </p>
      )}
    </div>
  );
}
