# Generated from spec/ by cast-rpc-gen. Do not edit.
# To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)
# ruff: noqa
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..._api import AsyncNamespace, AsyncOnProgress
from ..._typing import DEFAULT, Timeout
from ..enums import *
from ..params import *
from ..types import *


class AsyncDiscoveryAPI(AsyncNamespace):
    """Finding receivers. The list is one for all clients, ordered by friendly name."""

    __slots__ = ()

    async def start(
        self,
        *,
        criteria: DiscoveryCriteria | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> DiscoveryInfo:
        """Begins to look for devices; does nothing if that goes on already.

        Fails with DiscoveryUnavailable where no source can work (no network interface, or no daemon where
        the options want it alone); discovery then begins by itself as soon as one can.

        SDK: `GCKDiscoveryManager.startDiscovery`.

        Args:
            criteria: Which devices this client wants; absent: those of `context.create`, or all. They hold for
                this connection, in `discovery.list`, `find` and the notifications, until it starts again or stops;
                other clients have their own.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            DiscoveryUnavailable.
        """
        params = DiscoveryStartParams(
            criteria=criteria,
        )
        return await self._caller.call(params, call_timeout=call_timeout)

    async def stop(
        self,
        *,
        call_timeout: Timeout = DEFAULT,
    ) -> DiscoveryInfo:
        """Stops looking, unless another client started it too; the devices found so far stay in the list.

        SDK: `GCKDiscoveryManager.stopDiscovery`.

        Args:
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
        """
        params = DiscoveryStopParams()
        return await self._caller.call(params, call_timeout=call_timeout)

    async def list(
        self,
        *,
        call_timeout: Timeout = DEFAULT,
    ) -> DiscoveryInfo:
        """Lists the devices that fit this client's criteria.

        Args:
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
        """
        params = DiscoveryListParams()
        return await self._caller.call(params, call_timeout=call_timeout)

    async def get(
        self,
        *,
        device_id: str,
        call_timeout: Timeout = DEFAULT,
    ) -> Device:
        """Gives one device.

        SDK: `GCKDiscoveryManager.deviceWithUniqueID`.

        Args:
            device_id: Which.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            DeviceNotFound.
        """
        params = DiscoveryGetParams(
            device_id=device_id,
        )
        return await self._caller.call(params, call_timeout=call_timeout)

    async def find(
        self,
        *,
        device_id: str | None = None,
        friendly_name: str | None = None,
        timeout: float | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> Device:
        """Waits for a device to be found; begins to look if need be.

        SDK: `GCKDiscoveryManager.findDeviceWithUniqueID`.

        Args:
            device_id: Its id.
            friendly_name: Or its name, case-insensitive. Without either, any device will do.
            timeout: How long to wait. In seconds. From 0 to 300. Absent: `10`.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            DeviceNotFound, DiscoveryUnavailable.
        """
        params = DiscoveryFindParams(
            device_id=device_id,
            friendly_name=friendly_name,
            timeout=timeout,
        )
        return await self._caller.call(params, call_timeout=call_timeout)

    async def scan(
        self,
        *,
        timeout: float | None = None,
        criteria: DiscoveryCriteria | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> DiscoveryScanResult:
        """Gives all devices that answer within a time.

        Begins to look if need be, and leaves discovery as it was. It takes the whole time; `discovery.find`
        answers as soon as a device is there.

        Args:
            timeout: How long to wait for answers. In seconds. From 0 to 300. Absent: `3`.
            criteria: Which devices are wanted; absent: those of this client's `discovery.start`, or of
                `context.create`, or all.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            DiscoveryUnavailable.
        """
        params = DiscoveryScanParams(
            timeout=timeout,
            criteria=criteria,
        )
        return await self._caller.call(params, call_timeout=call_timeout)

    async def add_device(
        self,
        *,
        host: str,
        port: int | None = None,
        friendly_name: str | None = None,
        device_id: str | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> Device:
        """Adds a device by its address, for networks that discovery doesn't reach.

        Args:
            host: An address or host name. Not empty.
            port: Its port. From 1 to 65535. Absent: `8009`.
            friendly_name: What to call it; absent: its address.
            device_id: Its id, if known: it is then the same device as the one that discovery finds. Not empty.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            TooManyDevices.
        """
        params = DiscoveryAddDeviceParams(
            host=host,
            port=port,
            friendly_name=friendly_name,
            device_id=device_id,
        )
        return await self._caller.call(params, call_timeout=call_timeout)

    async def remove_device(
        self,
        *,
        device_id: str,
        call_timeout: Timeout = DEFAULT,
    ) -> None:
        """Removes a device that was added by its address.

        Args:
            device_id: Which.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            DeviceNotFound.
        """
        params = DiscoveryRemoveDeviceParams(
            device_id=device_id,
        )
        await self._caller.call(params, call_timeout=call_timeout)

    async def set_passive_scan(
        self,
        *,
        passive_scan: bool,
        call_timeout: Timeout = DEFAULT,
    ) -> None:
        """Says whether to ask the network less often, at the price of older facts; for all clients.

        SDK: `GCKDiscoveryManager.passiveScan`.

        Args:
            passive_scan: Whether.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
        """
        params = DiscoverySetPassiveScanParams(
            passive_scan=passive_scan,
        )
        await self._caller.call(params, call_timeout=call_timeout)

    async def set_options(
        self,
        *,
        options: DiscoveryOptions,
        call_timeout: Timeout = DEFAULT,
    ) -> DiscoveryOptions:
        """Changes how devices are looked for, for all clients, at once; gives all the options.

        Args:
            options: What is to be different; what is absent stays.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
        """
        params = DiscoverySetOptionsParams(
            options=options,
        )
        return await self._caller.call(params, call_timeout=call_timeout)

    async def query_app_availability(
        self,
        *,
        device_id: str | None = None,
        host: str | None = None,
        port: int | None = None,
        application_ids: Sequence[str],
        refresh: bool | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> DiscoveryQueryAppAvailabilityResult:
        """Asks a device which of some apps it has.

        Over the session with the device, if there is one, else over a connection for this question. Answers
        are kept: six hours for an app that is there, 15 minutes for one that isn't.

        Args:
            device_id: The device; exactly one of this and `host`. Not empty.
            host: An address or host name instead. Not empty.
            port: The port at `host`. From 1 to 65535. Absent: `8009`.
            application_ids: The apps. Not empty.
            refresh: Whether to ask even if every answer is known. Absent: `false`.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            DeviceNotFound, AddressNotResolved, ConnectionRefused, DeviceUnreachable, ConnectionTimedOut,
                TLSFailed, ConnectionLost, ConnectionRejected, RequestTimedOut, RequestRejected.
        """
        params = DiscoveryQueryAppAvailabilityParams(
            device_id=device_id,
            host=host,
            port=port,
            application_ids=application_ids,
            refresh=refresh,
        )
        return await self._caller.call(params, call_timeout=call_timeout)

    async def diagnose(
        self,
        *,
        host: str | None = None,
        port: int | None = None,
        authenticate: bool | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> DiscoveryDiagnosis:
        """Says why the list of devices is what it is, and probes an address if asked to.

        Args:
            host: An address to probe. Not empty.
            port: Its port. From 1 to 65535. Absent: `8009`.
            authenticate: Whether the probe asks the device to prove that Google made it. Absent: `false`.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
        """
        params = DiscoveryDiagnoseParams(
            host=host,
            port=port,
            authenticate=authenticate,
        )
        return await self._caller.call(params, call_timeout=call_timeout)
